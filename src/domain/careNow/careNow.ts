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
  /** The one place that is open, where nothing else is said of it. */
  only?: { place: CarePlace; closesAt: Date | null };
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
  const lines = open.flatMap(({ place, state, miles }) => {
    const wait = visibleWait(waits[place.uid], state, now);
    return wait.kind === 'shown'
      ? [{ place, state, miles, waiting: wait.patientsWaiting, toldAt: wait.fetchedAt }]
      : [];
  });
  // Of equals the nearer one, then the one that stays open longer, which leaves most time to get there.
  const shortestLine = least(lines, ({ waiting }) => waiting, byMiles, byClosing);
  const near = least(open, ({ miles }) => miles, byClosing);
  const isToldOf = shortestLine !== undefined || near?.miles !== undefined;
  const only = open.length === 1 && !isToldOf ? open[0] : undefined;
  // Asked for only where nothing is open: how long each stays open then has to be reckoned.
  const opening = (open.length > 0 ? [] : around).flatMap(({ place, state, miles }) =>
    state.kind === 'closed' && state.opensAt
      ? [{ place, miles, opensAt: state.opensAt, state: openState(place.hours, state.opensAt) }]
      : [],
  );
  const opensFirst = least(opening, ({ opensAt }) => opensAt.getTime(), byMiles, byClosing);
  return {
    open: open.length,
    ...(shortestLine && {
      shortestLine: {
        place: shortestLine.place,
        waiting: shortestLine.waiting,
        toldAt: shortestLine.toldAt,
      },
    }),
    ...(near?.miles !== undefined && {
      nearest: { place: near.place, miles: near.miles, closesAt: closesAt(near.state) },
    }),
    ...(only && { only: { place: only.place, closesAt: closesAt(only.state) } }),
    ...(opensFirst && { opensFirst: { place: opensFirst.place, opensAt: opensFirst.opensAt } }),
  };
}

const closesAt = (state: OpenState): Date | null => (state.kind === 'open' ? state.closesAt : null);

const byMiles = ({ miles }: { miles: number | undefined }): number => miles ?? Infinity;
/** Less the later it closes; what never closes comes first, what does not say when it closes comes last. */
const byClosing = ({ state }: { state: OpenState }): number => {
  if (state.kind === 'open-24-hours') return -Infinity;
  return state.kind === 'open' && state.closesAt ? -state.closesAt.getTime() : 0;
};

/** The one with the least measure, of equals by the next one; none where nothing has the first. */
function least<T>(
  all: readonly T[],
  measure: (one: T) => number | undefined,
  ...ties: ((one: T) => number)[]
): T | undefined {
  let best: { one: T; values: number[] } | undefined;
  for (const one of all) {
    const value = measure(one);
    if (value === undefined) continue;
    const values = [value, ...ties.map((tie) => tie(one))];
    const held = best?.values;
    const at = held ? values.findIndex((each, index) => each !== held[index]) : 0;
    if (!held || (at >= 0 && values[at]! < held[at]!)) best = { one, values };
  }
  return best?.one;
}
