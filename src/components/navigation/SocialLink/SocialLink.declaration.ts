import { defineComponent } from '#src/declaration/Declaration.ts';
import { icon, link } from '#src/declaration/kinds.ts';

export const declaration = defineComponent({
  title: 'Social link',
  about: 'An icon that leads to your page on a social network.',
  es: {
    title: 'Enlace a red social',
    about: 'Un icono que lleva a su página en una red social.',
  },
  standsIn: ['footer-social', 'main'],
  wake: 'never',
  pages: 'any',
  editing: 'P',
  strings: [],
  fields: { Link: link({ required: true }), Icon: icon() },
});
