import { visibleAmenities } from '#src/domain/amenities/amenities.ts';
import { EditingNote } from '#src/editor/EditingNote/EditingNote.tsx';
import { useEntity, useStrings } from '#src/context/PageContext.tsx';
import { Icon } from '#src/ui/Icon/Icon.tsx';
import { EntitySection } from '#src/components/shared/sections/EntitySection.tsx';
import { amenityIcons } from './amenityIcons.ts';

/** What the place offers, from the fixed list; unknown names are not shown (D-093, R-127, R-128, R-035). */
export function FacilityAmenities() {
  const facility = useEntity('healthcareFacility');
  const t = useStrings();
  if (!facility) return null;
  const amenities = visibleAmenities(facility.amenities);
  if (amenities.length === 0) {
    return <EditingNote name="FacilityAmenities" missing={['c_locationAmenities']} />;
  }
  return (
    <div className="FacilityAmenities">
      <EntitySection title={t('facility.amenities')} size="small" isPrinted={false}>
        <ul className="FacilityAmenities-list">
          {amenities.map(({ key, icon }) => {
            const shape = amenityIcons[icon];
            return (
              <li key={key} className="FacilityAmenities-item">
                {shape ? <Icon icon={shape} size="1.125rem" /> : null}
                {t(`facility.amenity-${key}`)}
              </li>
            );
          })}
        </ul>
      </EntitySection>
    </div>
  );
}
