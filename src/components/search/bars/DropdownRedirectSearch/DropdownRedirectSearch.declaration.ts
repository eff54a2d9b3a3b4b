import { defineComponent } from '#src/declaration/Declaration.ts';
import { text } from '#src/declaration/kinds.ts';

export const declaration = defineComponent({
  title: 'Dropdown redirect search',
  about: "A list of hospitals, payors or medical groups that leads to the chosen one's page.",
  standsIn: ['main', 'hero-search'],
  wake: 'press',
  pages: 'any',
  editing: 'P',
  strings: ['dropdownSearch'],
  fields: { Label: text(), Placeholder: text() },
  params: { SearchType: text(), Label: text(), Placeholder: text() },
});
