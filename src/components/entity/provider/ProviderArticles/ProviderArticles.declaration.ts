import { defineComponent } from '#src/declaration/Declaration.ts';
import { number } from '#src/declaration/kinds.ts';

export const declaration = defineComponent({
  title: 'Provider articles',
  about: 'Articles this provider wrote, with a link to all articles. Hidden when there are none.',
  es: {
    title: 'Artículos del profesional',
    about: 'Artículos que escribió el profesional, con un enlace a todos. No aparece si no hay ninguno.',
  },
  standsIn: ['detail-main', 'main'],
  wake: 'never',
  pages: ['healthcareProfessional'],
  editing: 'D',
  strings: ['providerPage', 'listing', 'search'],
  cards: ['Article'],
  sheet: 'provider',
  params: { Limit: number({ least: 1 }) },
});
