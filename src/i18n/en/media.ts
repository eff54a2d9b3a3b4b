export const media = {
  'media.gallery': 'Pictures',
  'media.previous': 'Previous picture',
  'media.next': 'Next picture',
  'media.position': '{slide} of {count}',
  'media.carousel': 'carousel',
  'media.slide': 'slide',
  'media.video': 'Video',
  'media.play': 'Play video',
  'media.videoConsent': 'The video comes from {host}, which may set cookies when you play it.',
  'media.youtubeIdMissing': 'Youtube Video ID is missing',
  'media.youtubeIdInvalid':
    'There was an issue with the YouTube video component. Verify the video ID provided is valid or please contact a developer.',
  'media.brightcoveIdMissing': 'Brightcove Video ID is missing',
  'media.brightcoveIdAdvice': 'Please provide a valid video ID.',
};
