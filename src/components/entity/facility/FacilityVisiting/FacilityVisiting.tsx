import { FacilityFact } from '#src/components/entity/facility/FacilityFact/FacilityFact.tsx';
import { undatedWeek, weekSummary } from '#src/components/shared/hours/weekWords.ts';
import { useEntity, usePage, useStrings } from '#src/context/PageContext.tsx';
import { EditingNote } from '#src/editor/EditingNote/EditingNote.tsx';

/**
 * When people who stay here may be visited. A kept page says the week, which always holds; which of it is today's a plain
 * script says (`tellVisiting`), in room that is kept for it (decision 108).
 */
export function FacilityVisiting() {
  const facility = useEntity('healthcareFacility');
  const { locale } = usePage();
  const t = useStrings();
  if (!facility) return null;
  const { visiting } = facility;
  if (!visiting) return <EditingNote name="FacilityVisiting" missing={['c_visiting']} />;
  const lines = weekSummary(undatedWeek(visiting.hours), locale, t);
  const [only] = lines;
  return (
    <FacilityFact
      className="FacilityVisiting"
      title={
        <>
          <span className="FacilityVisiting-week">{t('facility.visiting')}</span>
          <span className="FacilityVisiting-today" hidden>
            {t('facility.visitingToday')}
          </span>
        </>
      }
      text={visiting.text}
      link={visiting.link}
      isAlone={!facility.parking}
    >
      {lines.length > 0 ? (
        <>
          <div className="FacilityVisiting-now" data-print="hide">
            <p className="FacilityFact-value" data-facts="visiting">
              {lines.length === 1 ? only?.hours : null}
            </p>
            <p className="FacilityFact-text FacilityVisiting-days">
              {lines.map(({ days, hours }) => (
                <span key={days}>{lines.length === 1 ? days : `${days}: ${hours}`}</span>
              ))}
            </p>
          </div>
          <div className="FacilityFact-text" data-print="only">
            {lines.map(({ days, hours }) => (
              <p key={days}>
                {days}: {hours}
              </p>
            ))}
          </div>
        </>
      ) : null}
    </FacilityFact>
  );
}
