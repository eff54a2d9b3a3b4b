import { CAMPUS_MAPS } from '#src/domain/facility/campusMaps.ts';
import { localizedPath } from '#src/domain/links/localizedPath.ts';
import { EditingNote } from '#src/editor/EditingNote/EditingNote.tsx';
import { useEntity, usePage, useStrings } from '#src/context/PageContext.tsx';
import { ButtonLink } from '#src/ui/Button/ButtonLink.tsx';
import { mapIcon } from '#src/ui/Icon/glyphs.ts';

/** A button to the campus map, when the directory has one (Q-215, D-100). */
export function FacilityCampusMapButton() {
  const facility = useEntity('healthcareFacility');
  const { locale } = usePage();
  const t = useStrings();
  if (!facility) return null;
  const entry = facility.findingYourWay.find(({ headline }) => headline.trim() === CAMPUS_MAPS);
  if (!entry?.link) {
    return <EditingNote name="FacilityCampusMapButton" missing={['c_findingYourWay “Campus Maps”']} />;
  }
  return (
    <ButtonLink look="outline" size="lg" icon={mapIcon} href={localizedPath(entry.link.href, locale)}>
      {entry.link.text || t('facility.campusMap')}
    </ButtonLink>
  );
}
