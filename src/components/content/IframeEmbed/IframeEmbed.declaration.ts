import { defineComponent } from '#src/declaration/Declaration.ts';
import { address, text } from '#src/declaration/kinds.ts';

export const declaration = defineComponent({
  title: 'Iframe embed',
  about:
    'A page of another site in a frame: https only, from the sites the configuration names, sandboxed, titled and of a bounded height.',
  standsIn: ['main'],
  wake: 'press',
  pages: 'any',
  editing: 'P',
  strings: ['embed'],
  isOffEntityPages: true,
  fields: { Url: address({ required: true }), Title: text(), Height: text() },
  examples: {
    plain: {
      fields: { Url: 'https://www.example.org/form', Title: 'A form of another site', Height: '720' },
    },
  },
});
