import { defineComponent } from '#src/declaration/Declaration.ts';
import { text } from '#src/declaration/kinds.ts';

export const declaration = defineComponent({
  title: 'Accordion item',
  about: 'One item of an accordion, with its label.',
  standsIn: ['accordion-items'],
  wake: 'never',
  pages: 'any',
  editing: 'L',
  strings: [],
  fields: { Label: text({ required: true }) },
  params: { Id: text(), HeadingLevel: text() },
  slots: { 'accordion-item-{*}': { takes: ['main'] } },
});
