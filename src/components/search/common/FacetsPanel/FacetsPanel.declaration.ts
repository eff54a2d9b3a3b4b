import { defineComponent } from '#src/declaration/Declaration.ts';

export const declaration = defineComponent({
  title: 'Facets panel',
  about:
    "The filters: a panel beside the results on wide screens, under the page frame's heading; on a phone a button with the number of set filters that opens a full-height sheet with the live number of results on the button that leads to them.",
  standsIn: ['search-facets'],
  wake: 'visible',
  pages: 'any',
  editing: 'L',
  strings: ['search'],
  chunk: 'search-later',
  sheet: 'search',
  slots: { 'facets-{*}': {} },
});
