import { defineComponent } from '#src/declaration/Declaration.ts';

export const declaration = defineComponent({
  title: 'Clinical trial body',
  about: 'What the clinical trial is about, with a link to its full record.',
  es: {
    title: 'Texto del ensayo clínico',
    about: 'De qué trata el ensayo clínico, con un enlace a su registro completo.',
  },
  standsIn: ['detail-main'],
  wake: 'never',
  pages: ['Clinical Trial'],
  editing: 'W',
  strings: ['research'],
  sheet: 'entity',
});
