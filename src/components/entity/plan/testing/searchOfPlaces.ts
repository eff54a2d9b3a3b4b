import { readNames, readText } from '#src/components/cards/resultFields.ts';
import type { SearchResult } from '#src/domain/search/SearchAnswer.ts';
import type { SearchPort, VerticalSearch } from '#src/ports/SearchPort.ts';

/** A search over some places, all of one affiliate: by kind, by name where that is asked for, as many as are asked for. */
export function searchOfPlaces(
  places: readonly SearchResult[],
  asked: VerticalSearch[] = [],
): Pick<SearchPort, 'vertical'> {
  const nameOf = ({ data }: SearchResult) => readText(data.name) ?? '';
  return {
    vertical: async (search) => {
      asked.push(search);
      const kinds = (search.staticFilters ?? []).flatMap((filter) =>
        filter.kind === 'fieldValue' && filter.fieldId === 'c_locationType' ? [String(filter.value)] : [],
      );
      const found = places.filter(({ data }) =>
        kinds.every((kind) => readNames(data.c_locationType).includes(kind)),
      );
      const [sort] = search.sortBys ?? [];
      if (sort?.type === 'FIELD' && sort.field === 'name' && sort.direction === 'ASC') {
        found.sort((one, other) => nameOf(one).localeCompare(nameOf(other), 'en'));
      }
      const { offset = 0, limit } = search;
      return { count: found.length, offset, results: found.slice(offset, offset + limit), facets: [] };
    },
  };
}
