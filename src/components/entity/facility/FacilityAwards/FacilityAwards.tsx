import { DOT } from '#src/domain/text/dot.ts';
import { EntitySection } from '#src/components/shared/sections/EntitySection.tsx';
import { localizedPath } from '#src/domain/links/localizedPath.ts';
import { EditingNote } from '#src/editor/EditingNote/EditingNote.tsx';
import { useEntity, usePage, useStrings } from '#src/context/PageContext.tsx';
import { arrowRightIcon } from '#src/ui/Icon/glyphs.ts';
import { Picture } from '#src/ui/Picture/Picture.tsx';
import { TextLink } from '#src/ui/TextLink/TextLink.tsx';

/** Most awards shown here; the others are on their own page (C-125). */
export const AWARDS_LIMIT = 6;
const AWARDS_PATH = '/about-us/awards';

/** Awards of the place with a link to all (D-106, C-125); nothing when there are none, a notice to editors (E-086). */
export function FacilityAwards() {
  const facility = useEntity('healthcareFacility');
  const { locale } = usePage();
  const t = useStrings();
  if (!facility) return null;
  if (facility.awards.length === 0) {
    return (
      <EditingNote name="FacilityAwards" missing={['c_locationAwards']} reason={t('facility.noAwards')} />
    );
  }
  const shown = facility.awards.slice(0, AWARDS_LIMIT);
  // One picture among names stands out of line.
  const hasPictures = shown.every(({ image }) => image);
  return (
    <EntitySection
      isPrinted={false}
      title={t('facility.awards')}
      action={
        <TextLink look="standalone" iconAfter={arrowRightIcon} href={localizedPath(AWARDS_PATH, locale)}>
          {t('facility.seeAllAwards')}
        </TextLink>
      }
    >
      <ul className="FacilityAwards tiles">
        {shown.map((award) => (
          <li key={award.id} className="FacilityAwards-item">
            {hasPictures && award.image ? (
              <div className="FacilityAwards-image">
                <Picture src={award.image.url} alt={award.image.alternateText} width={72} height={72} />
              </div>
            ) : null}
            <div className="FacilityAwards-words" dir="auto">
              <h3 className="FacilityAwards-name">{award.name}</h3>
              {award.presenter || award.years ? (
                <p className="FacilityAwards-by">
                  {[award.presenter, award.years].filter(Boolean).join(DOT)}
                </p>
              ) : null}
            </div>
          </li>
        ))}
      </ul>
    </EntitySection>
  );
}
