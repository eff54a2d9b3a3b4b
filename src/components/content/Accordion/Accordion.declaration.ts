import { defineComponent } from '#src/declaration/Declaration.ts';
import { text } from '#src/declaration/kinds.ts';

export const declaration = defineComponent({
  title: 'Accordion',
  about:
    "Items that open and close, on the platform's own <details>: no script of its own, and a link to an item opens it.",
  standsIn: ['main'],
  wake: 'never',
  pages: 'any',
  editing: 'L',
  strings: ['content'],
  fields: { Headline: text() },
  slots: { 'accordion-items-{*}': {} },
});
