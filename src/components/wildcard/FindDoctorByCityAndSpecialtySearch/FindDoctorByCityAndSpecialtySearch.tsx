import type { ComponentProps } from '#src/components/RegistryRow.ts';
import type { ServerSearch } from '#src/components/search/common/useSearch.ts';
import { WildcardSearch } from '#src/components/wildcard/WildcardSearch/WildcardSearch.tsx';

/** Doctors of a specialty in a city (S-135). */
export function FindDoctorByCityAndSpecialtySearch(props: ComponentProps<ServerSearch>) {
  return <WildcardSearch {...props} name="FindDoctorByCityAndSpecialtySearch" />;
}
