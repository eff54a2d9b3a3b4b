import type { ComponentProps } from '#src/components/RegistryRow.ts';
import { WildcardHero } from '#src/components/wildcard/WildcardHero/WildcardHero.tsx';

/** Locations of a type in a city (S-137): the title of the listing. */
export function FindLocationByCityAndTypeHero({ fields }: ComponentProps) {
  return <WildcardHero name="FindLocationByCityAndTypeHero" fields={fields} pattern="typeInCity" />;
}
