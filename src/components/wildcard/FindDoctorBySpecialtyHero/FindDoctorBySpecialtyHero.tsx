import type { ComponentProps } from '#src/components/RegistryRow.ts';
import { WildcardHero } from '#src/components/wildcard/WildcardHero/WildcardHero.tsx';

/** Doctors of a specialty (S-133): the title of the listing. */
export function FindDoctorBySpecialtyHero({ fields }: ComponentProps) {
  return <WildcardHero name="FindDoctorBySpecialtyHero" fields={fields} pattern="specialty" />;
}
