export const media = {
  'media.gallery': 'Pictures',
  'media.previous': 'Previous picture',
  'media.next': 'Next picture',
  'media.position': '{slide} of {count}',
  'media.carousel': 'carousel',
  'media.slide': 'slide',
  'media.video': 'Video',
  'media.youtubeIdMissing': 'Youtube Video ID is missing',
  'media.youtubeIdInvalid':
    'There was an issue with the YouTube video component. Verify the video ID provided is valid or please contact a developer.',
  'media.brightcoveIdMissing': 'Brightcove Video ID is missing',
  'media.brightcoveIdAdvice': 'Please provide a valid video ID.',
  'media.brightcoveProblem':
    'There was an issue with the Brightcove video component. Please contact a developer.',
  'media.brightcoveUnknown': 'The video could not be loaded. Ensure the video ID provided is correct.',
  'media.pauseAnimation': 'Pause Animation',
  'media.playAnimation': 'Play Animation',
  'media.videos': 'Videos',
  'media.previousVideo': 'Previous video',
  'media.nextVideo': 'Next video',
};
