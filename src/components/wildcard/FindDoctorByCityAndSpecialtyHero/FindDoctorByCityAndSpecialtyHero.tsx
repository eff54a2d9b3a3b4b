import type { ComponentProps } from '#src/declaration/Declaration.ts';
import { WildcardHero } from '#src/components/wildcard/WildcardHero/WildcardHero.tsx';
import type { declaration } from './FindDoctorByCityAndSpecialtyHero.declaration.ts';

/** Doctors of a specialty in a city (S-135): the title of the listing. */
export function FindDoctorByCityAndSpecialtyHero({ fields }: ComponentProps<typeof declaration>) {
  return <WildcardHero name="FindDoctorByCityAndSpecialtyHero" fields={fields} pattern="specialtyInCity" />;
}
