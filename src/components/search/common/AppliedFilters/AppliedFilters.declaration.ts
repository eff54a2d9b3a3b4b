import { defineComponent } from '#src/declaration/Declaration.ts';
import { text } from '#src/declaration/kinds.ts';

export const declaration = defineComponent({
  title: 'Applied filters',
  about:
    'The applied facets and filters, and what the service read out of the words, as pills that take them away; HiddenFields names fields without pills, by default builtin.entityType.',
  standsIn: ['search-toolbar'],
  wake: 'visible',
  pages: 'any',
  editing: 'S',
  strings: ['search', 'facets'],
  chunk: 'search-later',
  sheet: 'search',
  params: { HiddenFields: text() },
});
