import { defineComponent } from '#src/declaration/Declaration.ts';

export const declaration = defineComponent({
  title: 'Vertical tabs',
  about:
    "Labels at the left of one panel on a wide screen, an accordion on a phone; a link to a tab's id opens it.",
  standsIn: ['main'],
  wake: 'press',
  pages: 'any',
  editing: 'L',
  strings: ['content'],
  slots: { 'vertical-tabs-{*}': {} },
});
