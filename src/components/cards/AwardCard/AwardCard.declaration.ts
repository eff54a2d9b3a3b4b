import { defineComponent } from '#src/declaration/Declaration.ts';

export const declaration = defineComponent({
  title: 'Award card',
  about:
    'An award among results: who gave it and for which years, and the services, places and people it honours.',
  es: {
    title: 'Tarjeta de premio',
    about:
      'Un premio entre los resultados: quién lo dio, de qué años y a qué servicios, centros y personas reconoce.',
  },
  standsIn: [],
  wake: 'never',
  pages: 'any',
  editing: 'S',
  strings: ['cards', 'awardCard'],
  cardType: 'Award',
});
