import { defineComponent } from '#src/declaration/Declaration.ts';
import { text } from '#src/declaration/kinds.ts';

export const declaration = defineComponent({
  title: 'Search bar',
  about: 'The field visitors type their search into, with suggestions while they type.',
  es: {
    title: 'Campo de búsqueda',
    about: 'El campo donde se escribe la búsqueda, con sugerencias al escribir.',
  },
  standsIn: ['search-bar'],
  wake: 'load',
  pages: 'any',
  editing: 'S',
  strings: ['search', 'suggestions'],
  chunk: 'search',
  sheet: 'search',
  fields: { Placeholder: text() },
  params: { Placeholder: text(), Autocomplete: text() },
});
