import { defineComponent } from '#src/declaration/Declaration.ts';
import { text } from '#src/declaration/kinds.ts';

export const declaration = defineComponent({
  title: 'Results of the whole site',
  about: 'What a search of the whole site found, by kind: the first five of each and a link to the rest.',
  es: {
    title: 'Resultados de todo el sitio',
    about: 'Lo hallado en todo el sitio, por clases: los cinco primeros de cada una y un enlace al resto.',
  },
  standsIn: ['search-results'],
  wake: 'visible',
  pages: 'any',
  editing: 'S',
  strings: ['search', 'searchTabs'],
  chunk: 'search-all',
  sheet: 'search',
  params: { Sections: text(), CardTypes: text() },
});
