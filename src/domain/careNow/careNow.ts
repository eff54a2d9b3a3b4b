import { milesBetween } from '#src/domain/distance/distance.ts';
import type { Coordinate } from '#src/domain/entities/common.ts';
import type { Hours } from '#src/domain/hours/Hours.ts';
import type { OpenState } from '#src/domain/hours/openState.ts';
import { isCurrentlyOpen, openState } from '#src/domain/hours/openState.ts';
import type { WaitTime } from '#src/domain/waitTimes/waitTime.ts';
import { visibleWait } from '#src/domain/waitTimes/waitTime.ts';

/** A place of care as far as a count of what is open now needs it. */
export interface CarePlace {
  /** Key of its waits. */
  uid: string;
  name: string;
  city?: string | undefined;
  coordinate?: Coordinate | undefined;
  hours?: Hours | undefined;
}

/** What holds now of one kind of place. What nobody knows is absent. */
export interface CareNow {
  /** Places that are open for sure. */
  open: number;
  /** Fewest people waiting, at a place that is open and told so lately. */
  shortestLine?: { place: CarePlace; waiting: number; toldAt: Date };
  /** The nearest open place, with the visitor's position alone. */
  nearest?: { place: CarePlace; miles: number; closesAt: Date | null };
  /** With nothing open, the place that opens first. */
  opensFirst?: { place: CarePlace; opensAt: Date };
}

/** Miles around a visitor within which places are theirs. */
export const CARE_MILES = 25;

/** What holds at `now` of places of one kind: all of them or, with a position, those within 25 miles. */
export function careNow(
  places: readonly CarePlace[],
  waits: Readonly<Record<string, WaitTime>>,
  now: Date,
  position?: Coordinate,
): CareNow {
  const around = places
    .map((place) => ({
      place,
      state: openState(place.hours, now),
      miles: position && place.coordinate ? milesBetween(position, place.coordinate) : undefined,
    }))
    .filter(({ miles }) => !position || (miles !== undefined && miles <= CARE_MILES));
  const open = around.filter(({ state }) => isCurrentlyOpen(state));
  const lines = open.flatMap(({ place, state }) => {
    const wait = visibleWait(waits[place.uid], state, now);
    return wait.kind === 'shown' ? [{ place, waiting: wait.patientsWaiting, toldAt: wait.fetchedAt }] : [];
  });
  const shortestLine = least(lines, ({ waiting }) => waiting);
  const near = least(open, ({ miles }) => miles);
  const opening = around.flatMap(({ place, state }) =>
    state.kind === 'closed' && state.opensAt ? [{ place, opensAt: state.opensAt }] : [],
  );
  const opensFirst = open.length === 0 ? least(opening, ({ opensAt }) => opensAt.getTime()) : undefined;
  return {
    open: open.length,
    ...(shortestLine && { shortestLine }),
    ...(near?.miles !== undefined && {
      nearest: { place: near.place, miles: near.miles, closesAt: closesAt(near.state) },
    }),
    ...(opensFirst && { opensFirst }),
  };
}

const closesAt = (state: OpenState): Date | null => (state.kind === 'open' ? state.closesAt : null);

/** The first of those with the least measure; none where nothing has one. */
function least<T>(all: readonly T[], measure: (one: T) => number | undefined): T | undefined {
  let best: { one: T; value: number } | undefined;
  for (const one of all) {
    const value = measure(one);
    if (value !== undefined && (!best || value < best.value)) best = { one, value };
  }
  return best?.one;
}
