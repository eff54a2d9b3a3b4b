/** Words on a video before it plays. */
export const video = {
  'video.play': 'Reproducir video',
  'video.from': 'Se reproduce desde {host}, que puede usar cookies.',
};
