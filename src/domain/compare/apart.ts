import type { Coordinate } from '#src/domain/entities/common.ts';
import { nearestMiles, type ComparedProvider } from './comparedProvider.ts';

/** What is true of one of those compared and of no other. */
export type Apart =
  | { kind: 'earliest' }
  | { kind: 'nearest' }
  | { kind: 'rated' }
  | { kind: 'video' }
  | { kind: 'speaks'; languages: string[] };

/** The id with the greatest value, when every id has one and no other has the same. */
function onlyGreatest(
  values: readonly (readonly [id: string, value: number | undefined])[],
): string | undefined {
  const known = values.flatMap(([id, value]) => (value === undefined ? [] : [{ id, value }]));
  if (known.length < 2 || known.length < values.length) return undefined;
  const greatest = Math.max(...known.map(({ value }) => value));
  const [first, ...others] = known.filter(({ value }) => value === greatest);
  return others.length === 0 ? first?.id : undefined;
}

const negative = (value: number | undefined) => (value === undefined ? undefined : -value);

/**
 * What sets each apart, by id; only what follows from what is known of all of them, so that nobody is called the nearest
 * or the best rated beside somebody of whom that is not known. Earliest is meant among those who are booked online: of
 * others no day is known. A language or video visits are told of one alone when no other's list has them.
 */
export function apartOf(
  providers: readonly ComparedProvider[],
  position?: Coordinate,
): ReadonlyMap<string, readonly Apart[]> {
  const found = new Map<string, Apart[]>();
  if (providers.length < 2) return found;
  const note = (id: string | undefined, apart: Apart) => {
    if (id !== undefined) found.set(id, [...(found.get(id) ?? []), apart]);
  };
  const online = providers.filter(({ daysToFirstSlot }) => daysToFirstSlot !== undefined);
  note(onlyGreatest(online.map(({ id, daysToFirstSlot }) => [id, negative(daysToFirstSlot)])), {
    kind: 'earliest',
  });
  note(onlyGreatest(providers.map((one) => [one.id, negative(nearestMiles(one, position))])), {
    kind: 'nearest',
  });
  note(
    onlyGreatest(providers.map(({ id, rating }) => [id, rating.kind === 'rated' ? rating.stars : undefined])),
    { kind: 'rated' },
  );
  const withVideo = providers.filter(({ offersVideoVisit }) => offersVideoVisit);
  if (withVideo.length === 1) note(withVideo[0]?.id, { kind: 'video' });
  for (const { id, languages } of providers) {
    const others = new Set(providers.flatMap((one) => (one.id === id ? [] : one.languages)));
    const own = languages.filter((language) => !others.has(language));
    if (own.length > 0) note(id, { kind: 'speaks', languages: own });
  }
  return found;
}
