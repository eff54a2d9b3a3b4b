import type { ComponentProps } from '#src/components/RegistryRow.ts';
import { WildcardHero } from '#src/components/wildcard/WildcardHero/WildcardHero.tsx';

/** Locations of a type (S-136): the title of the listing. */
export function FindLocationByTypeHero({ fields }: ComponentProps) {
  return <WildcardHero name="FindLocationByTypeHero" fields={fields} pattern="type" />;
}
