import { defineComponent } from '#src/declaration/Declaration.ts';
import { text } from '#src/declaration/kinds.ts';

export const declaration = defineComponent({
  title: 'No results message',
  about:
    'Nothing found: says so in the specified words and what to try next: first what the editor wrote in Text; the MessageSet locations leads on to all kinds of places.',
  standsIn: ['search-results'],
  wake: 'visible',
  pages: 'any',
  editing: 'S',
  strings: ['search'],
  chunk: 'search-later',
  sheet: 'search',
  fields: { Text: text() },
  params: { Text: text(), MessageSet: text() },
});
