export const hero = {
  'hero.onThisPage': 'On this page',
  'hero.oftenSearched': 'Often searched',
  'hero.by': 'By {name}',
  'hero.research': 'Research',
};
