import type { ComponentProps } from '#src/components/RegistryRow.ts';
import type { ServerSearch } from '#src/components/search/common/useSearch.ts';
import { WildcardSearch } from '#src/components/wildcard/WildcardSearch/WildcardSearch.tsx';

/** Doctors of a city (S-134). */
export function FindDoctorByCitySearch(props: ComponentProps<ServerSearch>) {
  return <WildcardSearch {...props} name="FindDoctorByCitySearch" />;
}
