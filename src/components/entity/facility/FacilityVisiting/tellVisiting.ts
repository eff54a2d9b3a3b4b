import { rowHoursText } from '#src/components/shared/hours/weekWords.ts';
import type { Translate } from '#src/context/PageContext.tsx';
import type { Locale } from '#src/domain/entities/common.ts';
import type { Facility } from '#src/domain/entities/Facility.ts';
import { weekRows } from '#src/domain/hours/weekRows.ts';

/** Says which visiting hours are today's, in the zone of the place; where today's are not known the week stands alone. */
export function tellVisiting(
  root: ParentNode,
  { visiting }: Pick<Facility, 'visiting'>,
  now: Date,
  locale: Locale,
  t: Translate,
): void {
  const today = weekRows(visiting?.hours, now)[0]?.hours;
  for (const room of root.querySelectorAll<HTMLElement>('[data-facts="visiting"]')) {
    if (!today || today.kind === 'unknown') continue;
    room.textContent =
      today.kind === 'closed' || today.kind === 'temporarily-closed'
        ? t('facility.noVisitsToday')
        : rowHoursText(today, locale, t);
    const title = room.closest('.FacilityFact')?.querySelector('h2')?.children;
    title?.[0]?.toggleAttribute('hidden', true);
    title?.[1]?.toggleAttribute('hidden', false);
  }
}
