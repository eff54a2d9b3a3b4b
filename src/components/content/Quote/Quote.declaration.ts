import { defineComponent } from '#src/declaration/Declaration.ts';
import { image, text } from '#src/declaration/kinds.ts';

export const declaration = defineComponent({
  title: 'Quote',
  about:
    'What somebody said, set large, with their name and a picture. For the voice of a patient or doctor.',
  es: {
    title: 'Cita',
    about:
      'Lo que alguien dijo, en letra grande, con su nombre e imagen. Para dar voz a un paciente o médico.',
  },
  standsIn: ['main'],
  wake: 'never',
  pages: 'any',
  editing: 'P',
  strings: [],
  fields: { Quote: text({ required: true }), QuoteAttribution: text(), Introduction: text(), Image: image() },
});
