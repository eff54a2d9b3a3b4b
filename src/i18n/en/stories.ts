/** Words of the cards of things to read. */
export const stories = {
  'stories.video': 'Video',
  'stories.askAnExpert': 'Answer from an expert',
  'stories.answeredBy': 'Answered by {names}',
  'stories.by': 'By {names}',
  'stories.community': 'Community Responsibility',
  'stories.innovation': 'Innovation',
  'stories.care': 'Patient Care',
  'stories.experience': 'Patient Experience',
  'stories.philanthropy': 'Philanthropy',
  'stories.research': 'Research',
};
