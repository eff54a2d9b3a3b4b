import { defineComponent } from '#src/declaration/Declaration.ts';
import { text } from '#src/declaration/kinds.ts';

export const declaration = defineComponent({
  title: 'Boolean facet',
  about: 'A yes-or-no facet as one checkbox: only the true option, under the label the editor gave it.',
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
