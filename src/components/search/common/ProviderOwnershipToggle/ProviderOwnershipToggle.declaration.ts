import { defineComponent } from '#src/declaration/Declaration.ts';
import { text } from '#src/declaration/kinds.ts';

export const declaration = defineComponent({
  title: 'Provider ownership toggle',
  about: "The network's own providers or affiliated ones, each with its count.",
  standsIn: ['search-filters'],
  wake: 'visible',
  pages: 'any',
  editing: 'S',
  strings: ['search', 'facets'],
  chunk: 'search-later',
  sheet: 'search',
  fields: { OwnLabel: text(), AffiliatedLabel: text() },
  params: { OwnLabel: text(), AffiliatedLabel: text() },
});
