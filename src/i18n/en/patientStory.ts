/** Words of the page of a patient story. Quoted wordings: D-143, D-144. */
export const patientStory = {
  'patientStory.contributors': 'Cared for by',
  'patientStory.locations': 'Where',
  'patientStory.affiliate': 'Part of',
  'patientStory.year': 'Year',
  'patientStory.watch': 'Watch the story',
  'patientStory.videoAbout': 'Video: {name}',
  'patientStory.details': 'About this story',
  'patientStory.services': 'Services',
  'patientStory.healthTopics': 'Health topics',
  'patientStory.sameWords': 'The story begins with the same words. Visitors read them there.',
  'patientStory.articles': 'Related articles',
  'patientStory.onTopic': 'All articles on this topic',
  'patientStory.allStories': 'All patient stories',
  'patientStory.whereCareHappens': 'Explore Where Care Happens',
  'patientStory.careTeam': 'Meet Our Care Team',
};
