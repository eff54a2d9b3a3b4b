import { defineComponent } from '#src/declaration/Declaration.ts';
import { text } from '#src/declaration/kinds.ts';

export const declaration = defineComponent({
  title: 'Yes or no filter',
  about: 'A filter with a single box to tick, such as "Offers video visits".',
  es: {
    title: 'Filtro de sí o no',
    about: 'Un filtro con una sola casilla, como “Ofrece visitas por video”.',
  },
  standsIn: ['facets'],
  wake: 'visible',
  pages: 'any',
  editing: 'S',
  strings: ['search', 'facets'],
  chunk: 'search-later',
  sheet: 'search',
  fields: { OptionLabel: text(), FacetFieldId: text(), Label: text() },
  params: {
    OptionLabel: text(),
    FacetFieldId: text(),
    Label: text(),
    ShowMoreLimit: text(),
    Searchable: text(),
  },
});
