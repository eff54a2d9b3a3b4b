import { defineComponent } from '#src/declaration/Declaration.ts';
import { address, text } from '#src/declaration/kinds.ts';

export const declaration = defineComponent({
  title: 'Embedded page',
  about: 'A page of another approved site inside yours, such as a form. Give it a title.',
  es: {
    title: 'Página incrustada',
    about: 'Una página de otro sitio aprobado dentro de la suya, como un formulario. Póngale un título.',
  },
  standsIn: ['main'],
  wake: 'press',
  pages: 'any',
  editing: 'P',
  strings: ['embed'],
  sheet: 'content',
  isOffEntityPages: true,
  fields: { Url: address({ required: true }), Title: text(), Height: text() },
  examples: {
    plain: {
      fields: { Url: 'https://www.example.org/form', Title: 'A form of another site', Height: '720' },
    },
  },
});
