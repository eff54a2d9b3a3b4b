import type { ComponentProps } from '#src/declaration/Declaration.ts';
import { WildcardHero } from '#src/components/wildcard/WildcardHero/WildcardHero.tsx';
import type { declaration } from './FindDoctorBySpecialtyHero.declaration.ts';

/** Doctors of a specialty (S-133): the title of the listing. */
export function FindDoctorBySpecialtyHero({ fields }: ComponentProps<typeof declaration>) {
  return <WildcardHero name="FindDoctorBySpecialtyHero" fields={fields} pattern="specialty" />;
}
