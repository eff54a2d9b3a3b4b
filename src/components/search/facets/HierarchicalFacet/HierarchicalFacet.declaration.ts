import { defineComponent } from '#src/declaration/Declaration.ts';
import { text } from '#src/declaration/kinds.ts';

export const declaration = defineComponent({
  title: 'Hierarchical facet',
  about:
    'A facet whose options are paths ("Imaging > MRI"): the levels below an option show once it is chosen.',
  standsIn: ['facets'],
  wake: 'visible',
  pages: 'any',
  editing: 'S',
  strings: ['search', 'facets'],
  chunk: 'search-later',
  sheet: 'search',
  fields: { FacetFieldId: text(), Label: text() },
  params: { FacetFieldId: text(), Label: text(), ShowMoreLimit: text() },
});
