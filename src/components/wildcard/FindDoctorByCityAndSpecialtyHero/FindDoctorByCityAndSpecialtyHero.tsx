import type { ComponentProps } from '#src/components/RegistryRow.ts';
import { WildcardHero } from '#src/components/wildcard/WildcardHero/WildcardHero.tsx';

/** Doctors of a specialty in a city (S-135): the title of the listing. */
export function FindDoctorByCityAndSpecialtyHero({ fields }: ComponentProps) {
  return <WildcardHero name="FindDoctorByCityAndSpecialtyHero" fields={fields} pattern="specialtyInCity" />;
}
