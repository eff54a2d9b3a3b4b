import { defineComponent } from '#src/declaration/Declaration.ts';
import { text } from '#src/declaration/kinds.ts';

export const declaration = defineComponent({
  title: 'Search field to another page',
  about: 'A search field that leads to a search page of your choice.',
  es: {
    title: 'Buscador que lleva a otra página',
    about: 'Un campo de búsqueda que lleva a la página de búsqueda que usted elija.',
  },
  standsIn: ['main', 'hero-search'],
  wake: 'press',
  pages: 'any',
  editing: 'S',
  strings: ['search'],
  fields: { TargetPath: text(), Label: text(), Placeholder: text() },
  params: { TargetPath: text(), Label: text(), Placeholder: text(), VerticalKey: text() },
});
