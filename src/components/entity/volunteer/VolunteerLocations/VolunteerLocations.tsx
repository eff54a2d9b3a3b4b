import { EntitySection } from '#src/components/shared/sections/EntitySection.tsx';
import { useIsAwake } from '#src/context/useIsAwake.ts';
import { LocationCards } from '#src/components/shared/listing/LocationCards.tsx';
import { EditingNote } from '#src/editor/EditingNote/EditingNote.tsx';
import { useEntity, useStrings } from '#src/context/PageContext.tsx';
import { Button } from '#src/ui/Button/Button.tsx';

/**
 * Where volunteers are wanted: a map and a list, numbered alike, with the distance once it is known where the visitor is
 * (D-261, R-107, R-108, R-027, R-028, R-032).
 */
export function VolunteerLocations() {
  const opportunity = useEntity('ce_volunteerOpportunity');
  const t = useStrings();
  const isAwake = useIsAwake();
  if (!opportunity) return null;
  const { locations } = opportunity;
  if (locations.length === 0) {
    return <EditingNote name="VolunteerLocations" missing={['c_healthcareFacility']} />;
  }
  return (
    <EntitySection title={t(locations.length > 1 ? 'volunteer.locations' : 'volunteer.location')}>
      <LocationCards results={locations} isMap>
        {(position, ask) => (
          <p className="VolunteerLocations-ask" role="status">
            {position.kind === 'unavailable' ? t('volunteer.positionUnknown') : null}
            {isAwake && (position.kind === 'not-asked' || position.kind === 'asking') ? (
              <Button look="outline" size="sm" aria-disabled={position.kind === 'asking'} onClick={ask}>
                {t('volunteer.howFar')}
              </Button>
            ) : null}
          </p>
        )}
      </LocationCards>
    </EntitySection>
  );
}
