import { defineComponent } from '#src/declaration/Declaration.ts';
import { text } from '#src/declaration/kinds.ts';

export const declaration = defineComponent({
  title: 'Applied filters',
  about: 'The filters a visitor has chosen, each of which can be taken away with one press.',
  es: {
    title: 'Filtros aplicados',
    about: 'Los filtros que la persona eligió; cada uno se quita con una pulsación.',
  },
  standsIn: ['search-toolbar'],
  wake: 'visible',
  pages: 'any',
  editing: 'S',
  strings: ['search', 'facets'],
  chunk: 'search-later',
  sheet: 'search',
  params: { HiddenFields: text() },
});
