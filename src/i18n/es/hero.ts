import type { hero as english } from '#src/i18n/en/hero.ts';

export const hero: Record<keyof typeof english, string> = {
  'hero.onThisPage': 'En esta página',
  'hero.oftenSearched': 'Búsquedas frecuentes',
  'hero.lookingFor': '¿Qué busca?',
  'hero.by': 'Por {name}',
  'hero.reviewedBy': 'Revisión médica de {name}',
  'hero.research': 'Investigación',
};
