import type { ComponentProps } from '#src/declaration/Declaration.ts';
import { WildcardHero } from '#src/components/wildcard/WildcardHero/WildcardHero.tsx';
import type { declaration } from './FindLocationByTypeHero.declaration.ts';

/** Locations of a type (S-136): the title of the listing. */
export function FindLocationByTypeHero({ fields }: ComponentProps<typeof declaration>) {
  return <WildcardHero name="FindLocationByTypeHero" fields={fields} pattern="type" />;
}
