import { defineComponent } from '#src/declaration/Declaration.ts';
import { number } from '#src/declaration/kinds.ts';

export const declaration = defineComponent({
  title: 'Similar providers',
  about: 'Other providers like this one nearby, with a link to all of them.',
  es: {
    title: 'Profesionales similares',
    about: 'Otros profesionales parecidos cerca de este, con un enlace a todos.',
  },
  standsIn: ['detail-main', 'main'],
  wake: 'never',
  pages: ['healthcareProfessional'],
  editing: 'D',
  strings: ['providerPage', 'listing', 'search'],
  cards: ['Provider'],
  sheet: 'provider',
  params: { Limit: number({ least: 1 }) },
});
