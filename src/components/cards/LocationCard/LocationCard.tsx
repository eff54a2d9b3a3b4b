import type { ResultCardProps } from '#src/components/cards/ResultCard.ts';
import { addressLines, directionsUrl } from '#src/components/entity/shared/address.ts';
import { FacilityPicture } from '#src/components/entity/shared/FacilityPicture.tsx';
import { localizedPath } from '#src/components/entity/shared/localizedPath.ts';
import { distanceText } from '#src/domain/distance/distance.ts';
import { formatPhone, phoneHref } from '#src/domain/phone/phone.ts';
import { usePage, useStrings } from '#src/ports/PageContext.tsx';
import { ButtonLink } from '#src/ui/Button/ButtonLink.tsx';
import { arrowRightIcon, mapIcon, phoneIcon, pinIcon } from '#src/ui/Icon/glyphs.ts';
import { Icon } from '#src/ui/Icon/Icon.tsx';
import { Tag } from '#src/ui/Tag/Tag.tsx';
import { TextLink } from '#src/ui/TextLink/TextLink.tsx';
import { VisuallyHidden } from '#src/ui/VisuallyHidden/VisuallyHidden.tsx';
import { LocationCardState } from './LocationCardState.tsx';
import { type FoundLocation, locationFromResult } from './locationFromResult.ts';

/** How many location types are named before "+N". */
const NAMED_TYPES = 2;

/**
 * A place of care among results: what it is, whether it is open and until when, who waits there now, where it is and
 * how far, and how to reach it (Q-213, Q-215, S-202, R-002, R-014). The distance is the service's or none
 * the name leads to its page. Nothing without a result.
 */
export function LocationCard({ result, number, headingLevel = 2 }: ResultCardProps) {
  const location = result && locationFromResult(result);
  return location ? <Card location={location} number={number} headingLevel={headingLevel} /> : null;
}

interface CardProps {
  location: FoundLocation;
  number: number | undefined;
  headingLevel: 2 | 3;
}

function Card({ location, number, headingLevel }: CardProps) {
  const t = useStrings();
  const { locale } = usePage();
  const { id, name, path, locationTypes, image, hasEmergencyRoom, parentName } = location;
  const Heading = `h${headingLevel}` as const;
  const more = locationTypes.length - NAMED_TYPES;
  const types = locationTypes.slice(0, NAMED_TYPES).join(', ');
  return (
    <article className="LocationCard">
      <div className="LocationCard-picture" data-print="hide">
        <FacilityPicture
          id={id}
          locationType={locationTypes[0]}
          image={image && { ...image, alternateText: '' }}
          width={96}
          height={96}
        />
        {number === undefined ? null : (
          <span className="LocationCard-number">
            <VisuallyHidden>{t('search.pin')} </VisuallyHidden>
            {number}
          </span>
        )}
      </div>
      <div className="LocationCard-facts">
        <Heading className="LocationCard-name" dir="auto">
          <a href={path === '/404' ? path : localizedPath(path, locale)}>{name}</a>
        </Heading>
        {types || parentName || hasEmergencyRoom ? (
          <p className="LocationCard-type">
            {[types + (more > 0 ? ` +${more}` : ''), parentName].filter(Boolean).join(' · ')}
            {hasEmergencyRoom ? <Tag>{t('search.emergencyRoom')}</Tag> : null}
          </p>
        ) : null}
        <LocationCardState location={location} />
        <Place location={location} />
      </div>
      <Actions location={location} />
    </article>
  );
}

function Place({ location: { address, miles } }: { location: FoundLocation }) {
  const t = useStrings();
  const lines = address ? addressLines(address) : [];
  if (lines.length === 0 && miles === undefined) return null;
  return (
    <p className="LocationCard-place">
      <Icon icon={pinIcon} size="1.125em" />
      <span>
        {miles === undefined ? null : <strong>{distanceText(miles, (key) => t(`search.${key}`))}</strong>}
        {miles === undefined || lines.length === 0 ? null : ' · '}
        {lines.join(', ')}
      </span>
    </p>
  );
}

function Actions({ location }: { location: FoundLocation }) {
  const t = useStrings();
  const { phone, address, campusMap, name } = location;
  const number = formatPhone(phone);
  if (!number && !address && !campusMap) return null;
  return (
    <div className="LocationCard-actions" data-print="hide">
      {number ? (
        <ButtonLink look="outline" block icon={phoneIcon} href={phoneHref(phone)}>
          <span className="tabular">{number}</span>
          <VisuallyHidden> {t('search.callPlace', { name })}</VisuallyHidden>
        </ButtonLink>
      ) : null}
      {address ? (
        <TextLink look="standalone" iconAfter={arrowRightIcon} href={directionsUrl(address)} rel="noreferrer">
          {t('search.getDirections')}
          <VisuallyHidden> {t('search.toPlace', { name })}</VisuallyHidden>
        </TextLink>
      ) : null}
      {campusMap ? (
        <TextLink look="standalone" icon={mapIcon} href={campusMap.href}>
          {campusMap.text || t('search.campusMap')}
          <VisuallyHidden> {t('search.ofPlace', { name })}</VisuallyHidden>
        </TextLink>
      ) : null}
    </div>
  );
}
