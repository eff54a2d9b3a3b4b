import type { ComponentProps } from '#src/declaration/Declaration.ts';
import type { ServerSearch } from '#src/components/search/common/useSearch.ts';
import { WildcardSearch } from '#src/components/wildcard/WildcardSearch/WildcardSearch.tsx';
import type { declaration } from './FindDoctorByCityAndSpecialtySearch.declaration.ts';

/** Doctors of a specialty in a city (S-135). */
export function FindDoctorByCityAndSpecialtySearch(props: ComponentProps<typeof declaration, ServerSearch>) {
  return <WildcardSearch {...props} name="FindDoctorByCityAndSpecialtySearch" />;
}
