import { defineComponent } from '#src/declaration/Declaration.ts';
import { text } from '#src/declaration/kinds.ts';

export const declaration = defineComponent({
  title: 'Redirected search bar',
  about:
    'A search field that leads to a search page: on submit the browser goes to the target path with the query as JSON and the vertical, by a full page load also when it is there already.',
  standsIn: ['main', 'hero-search'],
  wake: 'press',
  pages: 'any',
  editing: 'S',
  strings: ['search'],
  fields: { TargetPath: text(), Label: text(), Placeholder: text() },
  params: { TargetPath: text(), Label: text(), Placeholder: text(), VerticalKey: text() },
});
