import type { Found, Json } from './Search.ts';

/**
 * What was wished for and given up, since nothing has all of it, as `droppedQueryFilters` of a member the protocol has for
 * data of an account's own (`queryRulesActionsData`): clients hand it on. Nothing when nothing was given up, when nothing was
 * found even so, and of what some part of the answer was found with.
 */
export function droppedFrom(found: readonly Pick<Found, 'applied' | 'dropped' | 'answer'>[]): Json {
  const keyOf = ({ filter }: Json) => JSON.stringify(filter);
  const kept = new Set(found.flatMap(({ applied }) => applied.map(keyOf)));
  const dropped = new Map(
    found
      .filter(({ answer }) => answer.total > 0)
      .flatMap((one) => one.dropped.map((wish) => [keyOf(wish), wish] as const))
      .filter(([key]) => !kept.has(key)),
  );
  return dropped.size === 0
    ? {}
    : { queryRulesActionsData: [{ droppedQueryFilters: [...dropped.values()] }] };
}
