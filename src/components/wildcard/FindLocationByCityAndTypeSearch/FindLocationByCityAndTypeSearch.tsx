import type { ComponentProps } from '#src/declaration/Declaration.ts';
import type { ServerSearch } from '#src/components/search/common/useSearch.ts';
import { WildcardSearch } from '#src/components/wildcard/WildcardSearch/WildcardSearch.tsx';
import type { declaration } from './FindLocationByCityAndTypeSearch.declaration.ts';

/** Locations of a type in a city (S-137). */
export function FindLocationByCityAndTypeSearch(props: ComponentProps<typeof declaration, ServerSearch>) {
  return <WildcardSearch {...props} name="FindLocationByCityAndTypeSearch" />;
}
