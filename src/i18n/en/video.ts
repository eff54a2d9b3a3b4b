/** Words on a video before it plays, and on one that does not. */
export const video = {
  'video.play': 'Play video',
  'video.from': 'Plays from {host}, which may set cookies.',
  'video.loading': 'Loading the video from {host}…',
  'video.failed':
    'The video is not loading right now. {host} may be blocked on your network, or no longer have it.',
  'video.retry': 'Try again',
  'video.watch': 'Watch on {host}',
  'video.newWindow': '(opens in a new window)',
};
