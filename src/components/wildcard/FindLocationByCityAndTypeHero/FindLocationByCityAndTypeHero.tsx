import type { ComponentProps } from '#src/declaration/Declaration.ts';
import { WildcardHero } from '#src/components/wildcard/WildcardHero/WildcardHero.tsx';
import type { declaration } from './FindLocationByCityAndTypeHero.declaration.ts';

/** Locations of a type in a city (S-137): the title of the listing. */
export function FindLocationByCityAndTypeHero({ fields }: ComponentProps<typeof declaration>) {
  return <WildcardHero name="FindLocationByCityAndTypeHero" fields={fields} pattern="typeInCity" />;
}
