import { defineComponent } from '#src/declaration/Declaration.ts';
import { link, text } from '#src/declaration/kinds.ts';

export const declaration = defineComponent({
  title: 'Tracking opt out link',
  about: 'The way to opt out of tracking: the page that explains it.',
  standsIn: ['footer-legal'],
  wake: 'never',
  pages: 'any',
  editing: 'P',
  strings: [],
  fields: { LinkText: text({ required: true }), Link: link() },
});
