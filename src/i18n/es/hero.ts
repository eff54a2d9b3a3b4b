export const hero = {
  'hero.onThisPage': 'En esta página',
  'hero.oftenSearched': 'Búsquedas frecuentes',
  'hero.lookingFor': '¿Qué busca?',
  'hero.by': 'Por {name}',
  'hero.research': 'Investigación',
};
