import type { ComponentProps } from '#src/declaration/Declaration.ts';
import { WildcardHero } from '#src/components/wildcard/WildcardHero/WildcardHero.tsx';
import type { declaration } from './FindDoctorByCityHero.declaration.ts';

/** Doctors of a city (S-134): the title of the listing. */
export function FindDoctorByCityHero({ fields }: ComponentProps<typeof declaration>) {
  return <WildcardHero name="FindDoctorByCityHero" fields={fields} pattern="doctorsInCity" />;
}
