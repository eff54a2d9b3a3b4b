import { usePage } from '#src/context/PageContext.tsx';
import { withoutPlace } from '#src/domain/search/inferredFilters.ts';
import { nearPosition, withNearFilter } from '#src/domain/search/nearFilter.ts';
import type { Search } from './useSearch.ts';

/** Asks the device where it is and, if it says, searches around there in place of any other place (Q-265, C-057, C-058). */
export function useExactLocation({ askPosition, change, inferred }: Search): () => Promise<void> {
  const { config } = usePage();
  return async () => {
    const asked = await askPosition();
    if (asked.kind !== 'known') return;
    change((current) =>
      withNearFilter(
        withoutPlace(current, inferred),
        nearPosition(asked.coordinate, config.exactLocationRadiusMiles),
      ),
    );
  };
}
