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
    FacetFieldId: text({
      help: {
        en: 'The field of the search service, e.g. c_languages.',
        es: 'El campo del servicio de búsqueda, p. ej. c_languages.',
      },
    }),
    Label: text(),
    ShowMoreLimit: text({
      help: {
        en: 'Options shown before "show more"; 10 without it.',
        es: 'Opciones que se ven antes de “ver más”; sin él, 10.',
      },
    }),
    Searchable: text({
      help: {
        en: '1 or 0; without it when there are 15 options or more.',
        es: '1 o 0; sin él, si hay 15 opciones o más.',
      },
    }),
  },
} as const;

/** What a facet receives. */
export type FacetProps = ComponentProps<Declaration<typeof facet.fields, typeof facet.params>>;
