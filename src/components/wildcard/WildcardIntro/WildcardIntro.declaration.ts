import { defineComponent } from '#src/declaration/Declaration.ts';
import { richText } from '#src/declaration/kinds.ts';

export const declaration = defineComponent({
  title: 'Wildcard intro',
  about: 'Words above a list of doctors or places, which name its city or specialty by themselves.',
  es: {
    title: 'Introducción de la lista',
    about:
      'Palabras sobre una lista de médicos o centros, que nombran por sí solas su ciudad o especialidad.',
  },
  standsIn: ['main'],
  wake: 'never',
  pages: [
    'Find Doctor By City',
    'Find Doctor By City And Specialty',
    'Find Doctor By Specialty',
    'Find Location By Type',
    'Find Location By City And Type',
  ],
  editing: 'W',
  strings: [],
  sheet: 'search',
  fields: { Text: richText() },
});
