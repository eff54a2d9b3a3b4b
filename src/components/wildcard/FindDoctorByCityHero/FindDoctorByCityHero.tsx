import type { ComponentProps } from '#src/components/RegistryRow.ts';
import { WildcardHero } from '#src/components/wildcard/WildcardHero/WildcardHero.tsx';

/** Doctors of a city (S-134): the title of the listing. */
export function FindDoctorByCityHero({ fields }: ComponentProps) {
  return <WildcardHero name="FindDoctorByCityHero" fields={fields} pattern="doctorsInCity" />;
}
