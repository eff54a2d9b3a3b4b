import { rowHoursText, undatedWeek, weekSummary } from '#src/components/shared/hours/weekWords.ts';
import { usePage, useStrings } from '#src/context/PageContext.tsx';
import type { OfferedService } from '#src/domain/entities/Facility.ts';

/**
 * When a service is open, in a line: what always holds, if a line can say it, until `tellServices` says what holds now. Nothing
 * where no hours are known and nothing is said of them.
 */
export function ServiceState({ service }: { service: OfferedService }) {
  const { locale } = usePage();
  const t = useStrings();
  const week = undatedWeek(service.hours);
  if (week.length === 0)
    return service.additionalHoursText ? (
      <span className="FacilityOfferedServices-state" dir="auto">
        {service.additionalHoursText}
      </span>
    ) : null;
  const open = week.filter(({ hours }) => hours.kind !== 'closed');
  const lines = weekSummary(week, locale, t).filter(({ hours }) => hours !== t('hours.closed'));
  const [line] = lines;
  const isSaid = lines.length === 1 && open.every(({ hours }) => hours.kind !== 'unknown');
  const isAlways = open.length === 7 && open[0]?.hours.kind === 'open-24-hours';
  return (
    <span className="FacilityOfferedServices-state" data-service={service.id}>
      {isSaid && line
        ? isAlways
          ? rowHoursText({ kind: 'open-24-hours' }, locale, t)
          : `${line.days} ${line.hours}`
        : null}
    </span>
  );
}
