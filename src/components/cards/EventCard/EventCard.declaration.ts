import { defineComponent } from '#src/declaration/Declaration.ts';

export const declaration = defineComponent({
  title: 'Event card',
  about:
    'An event among results: its day as a leaf of a calendar, what it is and costs, when in Pacific time, where or online, and where to register.',
  es: {
    title: 'Tarjeta de evento',
    about:
      'Un evento entre los resultados: su día, qué es y cuánto cuesta, cuándo, dónde y cómo inscribirse.',
  },
  standsIn: [],
  wake: 'never',
  pages: 'any',
  editing: 'S',
  strings: ['cards', 'eventCard', 'eventLanguage'],
  cardType: 'Event',
});
