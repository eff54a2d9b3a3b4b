import { defineComponent } from '#src/declaration/Declaration.ts';
import { link, text } from '#src/declaration/kinds.ts';

export const declaration = defineComponent({
  title: 'Tracking opt out link',
  about: 'A link to the page that explains how not to be tracked.',
  es: {
    title: 'Enlace contra el seguimiento',
    about: 'Un enlace a la página que explica cómo evitar el seguimiento.',
  },
  standsIn: ['footer-legal'],
  wake: 'never',
  pages: 'any',
  editing: 'P',
  strings: [],
  fields: { LinkText: text({ required: true }), Link: link() },
});
