import type { ComponentProps } from '#src/declaration/Declaration.ts';
import type { ServerSearch } from '#src/components/search/common/useSearch.ts';
import { WildcardSearch } from '#src/components/wildcard/WildcardSearch/WildcardSearch.tsx';
import type { declaration } from './FindLocationByTypeSearch.declaration.ts';

/** Locations of a type (S-136). */
export function FindLocationByTypeSearch(props: ComponentProps<typeof declaration, ServerSearch>) {
  return <WildcardSearch {...props} name="FindLocationByTypeSearch" />;
}
