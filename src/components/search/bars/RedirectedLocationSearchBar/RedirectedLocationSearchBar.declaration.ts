import { defineComponent } from '#src/declaration/Declaration.ts';
import { text } from '#src/declaration/kinds.ts';

export const declaration = defineComponent({
  title: 'Location search field',
  about: 'Fields for what and where that lead to the search of locations. For pages that are not the search.',
  es: {
    title: 'Buscador de centros',
    about: 'Campos de qué y dónde que llevan a la búsqueda de centros. Para páginas que no son la búsqueda.',
  },
  standsIn: ['main', 'hero-search'],
  wake: 'press',
  pages: 'any',
  editing: 'S',
  strings: ['search'],
  fields: { TargetPath: text(), Label: text(), Placeholder: text() },
  params: { TargetPath: text(), Label: text(), Placeholder: text(), VerticalKey: text() },
});
