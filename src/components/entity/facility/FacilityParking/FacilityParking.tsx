import { FacilityFact } from '#src/components/entity/facility/FacilityFact/FacilityFact.tsx';
import { useEntity, useStrings } from '#src/context/PageContext.tsx';
import { EditingNote } from '#src/editor/EditingNote/EditingNote.tsx';

/** Where to leave a car (decision 108). */
export function FacilityParking() {
  const facility = useEntity('healthcareFacility');
  const t = useStrings();
  if (!facility) return null;
  const { parking } = facility;
  if (!parking) return <EditingNote name="FacilityParking" missing={['c_parking']} />;
  return (
    <FacilityFact
      className="FacilityParking"
      title={t('facility.parking')}
      value={parking.headline}
      text={parking.text}
      link={parking.link}
      isAlone={!facility.visiting}
    />
  );
}
