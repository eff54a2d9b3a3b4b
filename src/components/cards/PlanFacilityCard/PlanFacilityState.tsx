import { OpenStateLine } from '#src/components/shared/hours/OpenStateLine.tsx';
import { useNow, usePage, useStrings } from '#src/context/PageContext.tsx';
import type { Hours } from '#src/domain/hours/Hours.ts';

/** Whether the place is open. Nothing on the server, in the room of a line. */
export function PlanFacilityState({ hours }: { hours: Hours }) {
  const t = useStrings();
  const { locale } = usePage();
  const now = useNow();
  return (
    <div className="PlanFacilityCard-state">
      {now ? <OpenStateLine hours={hours} now={now} locale={locale} t={t} /> : null}
    </div>
  );
}
