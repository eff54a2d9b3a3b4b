import { defineComponent } from '#src/declaration/Declaration.ts';
import { text } from '#src/declaration/kinds.ts';

export const declaration = defineComponent({
  title: 'Last updated note',
  about: '"Information updated as of" and the date of the newest entity of a kind.',
  standsIn: ['main'],
  wake: 'never',
  pages: 'any',
  editing: 'P',
  strings: ['updated'],
  fields: { Label: text() },
  params: { EntityType: text({ required: true }) },
});
