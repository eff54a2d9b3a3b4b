import { defineComponent } from '#src/declaration/Declaration.ts';
import { text } from '#src/declaration/kinds.ts';

export const declaration = defineComponent({
  title: 'Vertical tab',
  about:
    'One tab as editors see it, open under its label; on the live page VerticalTabs draws label and panel.',
  standsIn: ['vertical-tabs'],
  wake: 'never',
  pages: 'any',
  editing: 'L',
  strings: [],
  fields: { Label: text({ required: true }) },
  params: { Id: text() },
  slots: { 'vertical-tab-{*}': { takes: ['main'] } },
});
