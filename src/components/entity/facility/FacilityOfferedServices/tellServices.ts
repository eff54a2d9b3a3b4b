import { openStateWords } from '#src/components/shared/hours/openStateWords.ts';
import type { Translate } from '#src/context/PageContext.tsx';
import type { Locale } from '#src/domain/entities/common.ts';
import type { Facility } from '#src/domain/entities/Facility.ts';
import { isCurrentlyOpen, openState } from '#src/domain/hours/openState.ts';

/** Says of each service whose hours are known when it closes or opens next; of the others what stands there stays. */
export function tellServices(
  root: ParentNode,
  { services }: Pick<Facility, 'services'>,
  now: Date,
  locale: Locale,
  t: Translate,
): void {
  for (const room of root.querySelectorAll<HTMLElement>('[data-service]')) {
    const hours = services.find(({ id }) => id === room.dataset['service'])?.hours;
    const state = openState(hours, now);
    if (state.kind === 'unknown') continue;
    const { tone, label, change } = openStateWords(state, now, locale, t, hours?.timeZone);
    room.textContent = (state.kind !== 'open-24-hours' && change) || label;
    room.className = `FacilityOfferedServices-state Status-${tone}`;
    room.toggleAttribute('data-open', isCurrentlyOpen(state));
  }
}
