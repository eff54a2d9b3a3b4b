import type { ComponentProps } from '#src/components/RegistryRow.ts';
import type { ServerSearch } from '#src/components/search/common/useSearch.ts';
import { WildcardSearch } from '#src/components/wildcard/WildcardSearch/WildcardSearch.tsx';

/** Doctors of a specialty (S-133). */
export function FindDoctorBySpecialtySearch(props: ComponentProps<ServerSearch>) {
  return <WildcardSearch {...props} name="FindDoctorBySpecialtySearch" />;
}
