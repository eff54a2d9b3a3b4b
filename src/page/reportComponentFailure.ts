import { log } from '#src/server/log.ts';

/** Counts of components that could not be drawn, by name; read by the health answer. */
const componentFailures = new Map<string, number>();

/** Notes that a component was left out of a page: counted and logged, never shown to visitors. */
export function reportComponentFailure(failure: { component: string; reason: string; path: string }): void {
  componentFailures.set(failure.component, (componentFailures.get(failure.component) ?? 0) + 1);
  log({ event: 'component-failed', ...failure });
}
