import { defineComponent } from '#src/declaration/Declaration.ts';

export const declaration = defineComponent({
  title: 'Freshness',
  about: 'When the facts on the page were last checked, and a note when that is over 90 days ago.',
  es: {
    title: 'Vigencia de los datos',
    about: 'Cuándo se revisaron los datos de la página, y una nota si hace más de 90 días.',
  },
  standsIn: ['detail-main', 'detail-aside'],
  wake: 'never',
  pages: 'any',
  editing: 'D',
  strings: ['updated'],
});
