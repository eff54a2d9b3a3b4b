/** Words on a video before it plays. */
export const video = {
  'video.play': 'Play video',
  'video.from': 'Plays from {host}, which may set cookies.',
};
