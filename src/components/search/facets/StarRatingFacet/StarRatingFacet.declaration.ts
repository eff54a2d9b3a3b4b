import { defineComponent } from '#src/declaration/Declaration.ts';
import { text } from '#src/declaration/kinds.ts';

export const declaration = defineComponent({
  title: 'Star rating facet',
  about:
    'The least stars a provider must have: one choice of five, the highest first, drawn as stars, with a note that not everybody has a rating and where to read more.',
  standsIn: ['facets'],
  wake: 'visible',
  pages: 'any',
  editing: 'S',
  strings: ['search', 'facets'],
  chunk: 'search-later',
  sheet: 'search',
  fields: { FacetFieldId: text(), Label: text(), LearnMoreLink: text() },
  params: { FacetFieldId: text(), Label: text(), LearnMoreLink: text() },
});
