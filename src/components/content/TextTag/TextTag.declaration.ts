import { defineComponent } from '#src/declaration/Declaration.ts';
import { text } from '#src/declaration/kinds.ts';

export const declaration = defineComponent({
  title: 'Text tag',
  about: 'A single line of text as a heading. Use it where a heading needs to stand alone.',
  es: {
    title: 'Línea de título',
    about: 'Una sola línea de texto como título. Úsela donde un título deba ir solo.',
  },
  standsIn: ['main'],
  wake: 'never',
  pages: 'any',
  editing: 'P',
  strings: [],
  fields: { Text: text({ required: true }) },
  params: { HeadingLevel: text() },
});
