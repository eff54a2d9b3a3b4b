import type { ComponentProps } from '#src/declaration/Declaration.ts';
import type { ServerSearch } from '#src/components/search/common/useSearch.ts';
import { WildcardSearch } from '#src/components/wildcard/WildcardSearch/WildcardSearch.tsx';
import type { declaration } from './FindDoctorByCitySearch.declaration.ts';

/** Doctors of a city (S-134). */
export function FindDoctorByCitySearch(props: ComponentProps<typeof declaration, ServerSearch>) {
  return <WildcardSearch {...props} name="FindDoctorByCitySearch" />;
}
