import { CardFact } from '#src/components/cards/CardFrame.tsx';
import { CardOpenState } from '#src/components/cards/CardOpenState.tsx';
import { useWaitTimes } from '#src/components/shared/hours/useWaitTimes.ts';
import { openState } from '#src/domain/hours/openState.ts';
import { visibleWait } from '#src/domain/waitTimes/waitTime.ts';
import { usePage, useStrings } from '#src/context/PageContext.tsx';
import { userIcon } from '#src/ui/Icon/glyphs.ts';
import type { FoundLocation } from './locationFromResult.ts';

/** What changes with the clock: whether the place is open, and who waits there. Nothing on the server. */
export function LocationCardState({ location }: { location: FoundLocation }) {
  return (
    <CardOpenState
      hours={location.hours}
      canCall={location.phone !== undefined}
      beside={(now) => <Wait location={location} now={now} />}
    />
  );
}

/** Who waits there now: only while the place is open and the record is fresh. */
function Wait({ location: { uid, hours }, now }: { location: FoundLocation; now: Date }) {
  const t = useStrings();
  const { config } = usePage();
  const waits = useWaitTimes();
  const wait = visibleWait(waits?.[uid], openState(hours, now), now, config.waitMaxAgeMinutes);
  if (wait.kind !== 'shown') return null;
  return (
    <CardFact icon={userIcon}>
      {wait.patientsWaiting === 1
        ? t('search.oneWaiting')
        : t('search.peopleWaiting', { count: wait.patientsWaiting })}
    </CardFact>
  );
}
