import type { ComponentProps } from '#src/components/RegistryRow.ts';
import type { ServerSearch } from '#src/components/search/common/useSearch.ts';
import { WildcardSearch } from '#src/components/wildcard/WildcardSearch/WildcardSearch.tsx';

/** Locations of a type (S-136). */
export function FindLocationByTypeSearch(props: ComponentProps<ServerSearch>) {
  return <WildcardSearch {...props} name="FindLocationByTypeSearch" />;
}
