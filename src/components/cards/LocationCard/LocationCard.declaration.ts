import { defineComponent } from '#src/declaration/Declaration.ts';

export const declaration = defineComponent({
  title: 'Location card',
  about:
    'A place of care among results: what it is, whether it is open and until when, who waits there now, where it is and how far, and how to reach it.',
  es: {
    title: 'Tarjeta de centro',
    about:
      'Un centro entre los resultados: qué es, si está abierto, cuánto se espera, dónde está y cómo contactarlo.',
  },
  standsIn: [],
  wake: 'never',
  pages: 'any',
  editing: 'S',
  strings: ['cards', 'facets', 'search', 'hours'],
  cardType: 'Location',
});
