import type { ComponentProps, Declaration } from '#src/declaration/Declaration.ts';
import { text } from '#src/declaration/kinds.ts';

/** What all facets of checkboxes declare. */
export const facet = {
  standsIn: ['facets'],
  wake: 'visible',
  pages: 'any',
  editing: 'S',
  strings: ['search', 'facets'],
  chunk: 'search-later',
  sheet: 'search',
  fields: { FacetFieldId: text(), Label: text() },
  params: {
    FacetFieldId: text({ help: 'The field of the search service, e.g. c_languages.' }),
    Label: text(),
    ShowMoreLimit: text({ help: 'Options shown before "show more"; 10 without it.' }),
    Searchable: text({ help: '1 or 0; without it when there are 15 options or more.' }),
  },
} as const;

/** What a facet receives. */
export type FacetProps = ComponentProps<Declaration<typeof facet.fields, typeof facet.params>>;
