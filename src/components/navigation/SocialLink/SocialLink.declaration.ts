import { defineComponent } from '#src/declaration/Declaration.ts';
import { icon, link } from '#src/declaration/kinds.ts';

export const declaration = defineComponent({
  title: 'Social link',
  about: "The network elsewhere: an icon that leads there, named by the link's words.",
  standsIn: ['footer-social', 'main'],
  wake: 'never',
  pages: 'any',
  editing: 'P',
  strings: [],
  fields: { Link: link({ required: true }), Icon: icon() },
});
