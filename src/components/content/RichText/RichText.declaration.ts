import { defineComponent } from '#src/declaration/Declaration.ts';
import { flag, richText, styles } from '#src/declaration/kinds.ts';

export const declaration = defineComponent({
  title: 'Rich text',
  about: 'Running text with headings, lists, links and pictures. For most of what you write.',
  es: {
    title: 'Texto',
    about: 'Texto corrido con títulos, listas, enlaces e imágenes. Para casi todo lo que escriba.',
  },
  standsIn: ['main', 'detail-main', 'detail-aside'],
  wake: 'never',
  pages: 'any',
  editing: 'P',
  strings: ['navigation'],
  fields: { Text: richText({ required: true }) },
  params: { Styles: styles(), Contents: flag() },
});
