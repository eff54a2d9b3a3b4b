import { defineComponent } from '#src/declaration/Declaration.ts';
import { text } from '#src/declaration/kinds.ts';

export const declaration = defineComponent({
  title: 'Universal results',
  about:
    'What a search of everything found: a section for each vertical with its first five results and the way to all of them.',
  standsIn: ['search-results'],
  wake: 'visible',
  pages: 'any',
  editing: 'S',
  strings: ['search', 'searchTabs'],
  chunk: 'search-all',
  sheet: 'search',
  params: { Sections: text(), CardTypes: text() },
});
