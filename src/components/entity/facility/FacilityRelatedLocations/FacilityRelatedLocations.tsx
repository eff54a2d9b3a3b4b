import { EntitySection } from '#src/components/shared/sections/EntitySection.tsx';
import { FacilityPicture } from '#src/components/shared/places/FacilityPicture.tsx';
import { localizedPath } from '#src/domain/links/localizedPath.ts';
import { OpenStateLine } from '#src/components/shared/hours/OpenStateLine.tsx';
import type { ComponentProps } from '#src/declaration/Declaration.ts';
import { LOCATION_SEARCH_PATH } from '#src/domain/browse/searchPaths.ts';
import { distanceText } from '#src/domain/distance/DistanceOrigin.ts';
import { EditingNote } from '#src/editor/EditingNote/EditingNote.tsx';
import { useEntity, useNow, usePage, useStrings } from '#src/context/PageContext.tsx';
import { arrowRightIcon } from '#src/ui/Icon/glyphs.ts';
import { TextLink } from '#src/ui/TextLink/TextLink.tsx';
import type { RelatedLocation } from './FacilityRelatedLocations.data.ts';
import type { declaration } from './FacilityRelatedLocations.declaration.ts';

/**
 * Up to three places of the same types within ten miles, part of the page like all related content; nothing when there
 * are none (D-109, D-110, D-116). The section wakes near the viewport for what depends on the hour (D-009).
 */
export function FacilityRelatedLocations({
  data = [],
}: ComponentProps<typeof declaration, RelatedLocation[]>) {
  const facility = useEntity('healthcareFacility');
  const { locale } = usePage();
  const t = useStrings();
  if (!facility) return null;
  if (!facility.coordinate || facility.locationTypes.length === 0) {
    return (
      <EditingNote name="FacilityRelatedLocations" missing={['yextDisplayCoordinate', 'c_locationType']} />
    );
  }
  if (data.length === 0) return <EditingNote name="FacilityRelatedLocations" />;
  return (
    <div className="FacilityRelatedLocations">
      <EntitySection
        isPrinted={false}
        title={t('facility.relatedLocations')}
        action={
          <TextLink
            look="standalone"
            iconAfter={arrowRightIcon}
            href={localizedPath(LOCATION_SEARCH_PATH, locale)}
          >
            {t('facility.seeAllLocations')}
          </TextLink>
        }
      >
        <ul className="FacilityRelatedLocations-list">
          {data.map((location) => (
            <RelatedCard key={location.id} location={location} />
          ))}
        </ul>
      </EntitySection>
    </div>
  );
}

function RelatedCard({ location }: { location: RelatedLocation }) {
  const { locale } = usePage();
  const t = useStrings();
  const now = useNow();
  const { id, name, path, locationType, image, hours, distance } = location;
  return (
    <li className="FacilityRelatedLocations-card">
      <div className="FacilityRelatedLocations-picture">
        <FacilityPicture id={id} locationType={locationType} image={image} width={400} height={250} />
      </div>
      <div className="FacilityRelatedLocations-words">
        <h3 className="FacilityRelatedLocations-name" dir="auto">
          <a href={localizedPath(path, locale)}>{name}</a>
        </h3>
        {hours ? (
          <div className="FacilityRelatedLocations-state">
            {now ? <OpenStateLine hours={hours} now={now} locale={locale} t={t} /> : null}
          </div>
        ) : null}
        {distance ? (
          <p className="FacilityRelatedLocations-distance">
            {distanceText({ miles: distance.miles, from: { kind: 'here' } }, (key, values) =>
              t(`facility.${key}`, values),
            )}
          </p>
        ) : null}
      </div>
    </li>
  );
}
