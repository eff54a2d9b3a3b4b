import type { ComponentProps } from '#src/declaration/Declaration.ts';
import type { ServerSearch } from '#src/components/search/common/useSearch.ts';
import { WildcardSearch } from '#src/components/wildcard/WildcardSearch/WildcardSearch.tsx';
import type { declaration } from './FindDoctorBySpecialtySearch.declaration.ts';

/** Doctors of a specialty (S-133). */
export function FindDoctorBySpecialtySearch(props: ComponentProps<typeof declaration, ServerSearch>) {
  return <WildcardSearch {...props} name="FindDoctorBySpecialtySearch" />;
}
