import { defineComponent } from '#src/declaration/Declaration.ts';

export const declaration = defineComponent({
  title: 'Plan page card',
  about:
    'A page of the health plan among results, as a page of the site is; without an address it leads to /404.',
  es: {
    title: 'Tarjeta de página del plan',
    about: 'Una página del plan de salud entre los resultados.',
  },
  standsIn: [],
  wake: 'never',
  pages: 'any',
  editing: 'S',
  strings: ['cards', 'stories'],
  chunk: 'story-cards',
  cardType: 'PlanPage',
});
