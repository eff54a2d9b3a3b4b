import { directionsUrl } from '#src/domain/entities/address.ts';
import { agreeWithHour } from '#src/components/shared/hours/openStateWords.ts';
import { useWaitTimes } from '#src/components/shared/hours/useWaitTimes.ts';
import type { Facility } from '#src/domain/entities/Facility.ts';
import { formatTime } from '#src/domain/hours/formatTime.ts';
import { openState } from '#src/domain/hours/openState.ts';
import { visibleWait } from '#src/domain/waitTimes/waitTime.ts';
import { useEntity, useNow, usePage, useStrings } from '#src/context/PageContext.tsx';
import { clickMark } from '#src/browser/clickMark.ts';
import { TextLink } from '#src/ui/TextLink/TextLink.tsx';

/** Location types whose waits are told, so that their place is kept from the start. */
const TYPES_WITH_WAITS = ['Urgent Care', 'Emergency Room', 'Walk-In Care'];

/**
 * How many people wait here now: only while open, only from a fresh record, nothing without one (D-092, R-014,
 * S-300 – S-303, X-014). Asked for in the browser; "on my way" opens directions and is told (S-320).
 */
export function FacilityWaitTime() {
  const facility = useEntity('healthcareFacility');
  const { locale, config } = usePage();
  const t = useStrings();
  const now = useNow();
  const waits = useWaitTimes();
  if (!facility) return null;
  const wait = now
    ? visibleWait(waits?.[facility.uid], openState(facility.hours, now), now, config.waitMaxAgeMinutes)
    : undefined;
  if (wait?.kind !== 'shown') {
    return mayHaveWait(facility) ? <div className="FacilityWaitTime FacilityWaitTime--unknown" /> : null;
  }
  const { entityTypeId, uid: entityUid, address, hours } = facility;
  return (
    <section className="FacilityWaitTime" aria-label={t('facility.waitNow')}>
      <h2 className="FacilityWaitTime-title">{t('facility.waitNow')}</h2>
      <p className="FacilityWaitTime-count">
        <span className="FacilityWaitTime-number">{wait.patientsWaiting}</span>{' '}
        {t(wait.patientsWaiting === 1 ? 'facility.personWaiting' : 'facility.peopleWaiting')}
      </p>
      <p className="FacilityWaitTime-asOf">
        {agreeWithHour(
          t('facility.waitAsOf', { time: formatTime(wait.fetchedAt, locale, hours?.timeZone ?? undefined) }),
          locale,
        )}
      </p>
      {address ? (
        <p className="FacilityWaitTime-link">
          <TextLink
            look="standalone"
            href={directionsUrl(address)}
            rel="noreferrer"
            {...clickMark('on_my_way', entityTypeId, entityUid)}
          >
            {t('facility.onMyWay')}
          </TextLink>
        </p>
      ) : null}
    </section>
  );
}

function mayHaveWait(facility: Facility): boolean {
  return facility.hasEmergencyRoom || facility.locationTypes.some((type) => TYPES_WITH_WAITS.includes(type));
}
