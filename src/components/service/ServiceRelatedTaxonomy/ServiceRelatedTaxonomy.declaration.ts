import { defineComponent } from '#src/declaration/Declaration.ts';
import { text } from '#src/declaration/kinds.ts';

export const declaration = defineComponent({
  title: 'Service related taxonomy',
  about:
    "Specialties, conditions, procedures and reasons for a visit of the page's service; nothing when it names none, a notice to editors.",
  standsIn: ['main'],
  wake: 'never',
  pages: ['servicePage'],
  editing: 'P',
  strings: ['listing', 'search'],
  fields: { Headline: text() },
});
