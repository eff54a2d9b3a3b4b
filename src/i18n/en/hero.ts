export const hero = {
  'hero.onThisPage': 'On this page',
  'hero.oftenSearched': 'Often searched',
  'hero.lookingFor': 'What are you looking for?',
  'hero.by': 'By {name}',
  'hero.reviewedBy': 'Medically reviewed by {name}',
  'hero.research': 'Research',
};
