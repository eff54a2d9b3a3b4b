import { useEffect, useRef, useState } from 'react';
import { EntitySection } from '#src/components/entity/shared/EntitySection.tsx';
import { FacilityPicture } from '#src/components/entity/shared/FacilityPicture.tsx';
import { localizedPath } from '#src/components/entity/shared/localizedPath.ts';
import { OpenStateLine } from '#src/components/entity/shared/OpenStateLine.tsx';
import { LOCATION_SEARCH_PATH } from '#src/domain/browse/searchPaths.ts';
import { distanceText } from '#src/domain/distance/distance.ts';
import { EditingNote } from '#src/editor/EditingNote/EditingNote.tsx';
import { useEntity, useNow, usePage, useStrings } from '#src/ports/PageContext.tsx';
import { arrowRightIcon } from '#src/ui/Icon/glyphs.ts';
import { Skeleton } from '#src/ui/Skeleton/Skeleton.tsx';
import { TextLink } from '#src/ui/TextLink/TextLink.tsx';
import {
  canAskForRelated,
  RELATED_LIMIT,
  type RelatedLocation,
  relatedLocationsFromWire,
  relatedLocationsUrl,
} from './relatedLocations.ts';

const NEAR_VIEWPORT = '500px 0px';

/**
 * Up to three places of the same types within ten miles, asked for in the browser when the section is near the
 * viewport; nothing when there are none or the service does not answer (D-109, D-110, D-116, D-009, S-361).
 */
export function FacilityRelatedLocations() {
  const facility = useEntity('healthcareFacility');
  const { locale, config } = usePage();
  const t = useStrings();
  const frame = useRef<HTMLDivElement>(null);
  const [locations, setLocations] = useState<RelatedLocation[]>();
  const address =
    facility && canAskForRelated(facility) ? relatedLocationsUrl(facility, config.search) : undefined;
  const ownId = facility?.id ?? '';

  useEffect(() => {
    const watched = frame.current;
    if (!address || !watched) return undefined;
    const stop = new AbortController();
    const load = async () => {
      try {
        const answer = await fetch(address, { signal: stop.signal });
        setLocations(answer.ok ? relatedLocationsFromWire(await answer.json(), ownId) : []);
      } catch {
        if (!stop.signal.aborted) setLocations([]);
      }
    };
    if (!('IntersectionObserver' in window)) {
      void load();
      return () => stop.abort();
    }
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some((entry) => entry.isIntersecting)) return;
        observer.disconnect();
        void load();
      },
      { rootMargin: NEAR_VIEWPORT },
    );
    observer.observe(watched);
    return () => {
      observer.disconnect();
      stop.abort();
    };
  }, [address, ownId]);

  if (!facility) return null;
  if (!address) {
    return (
      <EditingNote name="FacilityRelatedLocations" missing={['yextDisplayCoordinate', 'c_locationType']} />
    );
  }
  if (locations?.length === 0) return <EditingNote name="FacilityRelatedLocations" />;
  return (
    <div className="FacilityRelatedLocations" ref={frame}>
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
        {locations ? (
          <ul className="FacilityRelatedLocations-list">
            {locations.map((location) => (
              <RelatedCard key={location.id} location={location} />
            ))}
          </ul>
        ) : (
          <div className="FacilityRelatedLocations-list" data-print="hide">
            {Array.from({ length: RELATED_LIMIT }, (_, index) => (
              <div key={index} className="FacilityRelatedLocations-card">
                <div className="FacilityRelatedLocations-picture">
                  <Skeleton kind="picture" label={index === 0 ? t('facility.loading') : undefined} />
                </div>
                <Skeleton kind="text" lines={3} />
              </div>
            ))}
          </div>
        )}
      </EntitySection>
    </div>
  );
}

function RelatedCard({ location }: { location: RelatedLocation }) {
  const { locale } = usePage();
  const t = useStrings();
  const now = useNow();
  const { id, name, path, locationType, image, hours, miles } = location;
  return (
    <li className="FacilityRelatedLocations-card">
      <div className="FacilityRelatedLocations-picture">
        <FacilityPicture id={id} locationType={locationType} image={image} width={400} height={250} />
      </div>
      <div className="FacilityRelatedLocations-words">
        <h3 className="FacilityRelatedLocations-name" dir="auto">
          <a href={localizedPath(path, locale)}>{name}</a>
        </h3>
        {now ? <OpenStateLine hours={hours} now={now} locale={locale} t={t} /> : null}
        {miles === undefined ? null : (
          <p className="FacilityRelatedLocations-distance">
            {distanceText(miles, (key) => t(`facility.${key}`))}
          </p>
        )}
      </div>
    </li>
  );
}
