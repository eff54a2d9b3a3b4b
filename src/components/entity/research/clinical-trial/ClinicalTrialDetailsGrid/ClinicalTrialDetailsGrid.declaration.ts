import { defineComponent } from '#src/declaration/Declaration.ts';

export const declaration = defineComponent({
  title: 'Clinical trial details grid',
  about: "The trial's facts at a glance: who leads it, where it takes place and what it studies.",
  es: {
    title: 'Datos del ensayo clínico',
    about: 'El ensayo de un vistazo: quién lo dirige, dónde se hace y qué estudia.',
  },
  standsIn: ['detail-main'],
  wake: 'never',
  pages: ['Clinical Trial'],
  editing: 'W',
  strings: ['research'],
  sheet: 'entity',
});
