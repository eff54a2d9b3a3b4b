import { DOT } from '#src/domain/text/dot.ts';
import { Theirs } from '#src/components/cards/ResultLanguage.tsx';
import { CardFrame, CardPlace } from '#src/components/cards/CardFrame.tsx';
import { few } from '#src/components/cards/few.ts';
import { inWords } from '#src/components/cards/inWords.ts';
import type { ResultCardProps } from '#src/components/cards/ResultCard.ts';
import { addressLines, directionsUrl } from '#src/domain/entities/address.ts';
import { FacilityPicture } from '#src/components/shared/places/FacilityPicture.tsx';
import { localizedPath } from '#src/domain/links/localizedPath.ts';
import { formatPhone, phoneHref } from '#src/domain/phone/phone.ts';
import { usePage, useStrings } from '#src/context/PageContext.tsx';
import { ButtonLink } from '#src/ui/Button/ButtonLink.tsx';
import { arrowRightIcon, mapIcon, phoneIcon } from '#src/ui/Icon/glyphs.ts';
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
export function LocationCard({ result, number, headingLevel = 2, distance }: ResultCardProps) {
  const found = result && locationFromResult(result);
  const location = found && distance ? { distance, ...found } : found;
  return location ? <Card location={location} number={number} headingLevel={headingLevel} /> : null;
}

interface CardProps {
  location: FoundLocation;
  number: number | undefined;
  headingLevel: 2 | 3;
}

function Card({ location, number, headingLevel }: CardProps) {
  const t = useStrings();
  const { id, name, path, locationTypes, image, parentName, address, distance } = location;
  // Of an emergency room its type says it.
  const hasEmergencyRoom = location.hasEmergencyRoom && !locationTypes.includes('Emergency Room');
  const types = few(
    locationTypes.map((type) => inWords(type, t)),
    NAMED_TYPES,
  );
  return (
    <CardFrame
      name={name}
      href={path}
      headingLevel={headingLevel}
      number={number}
      picture={
        <FacilityPicture
          id={id}
          locationType={locationTypes[0]}
          image={image && { ...image, alternateText: '' }}
          width={96}
          height={96}
        />
      }
      actions={<Actions location={location} />}
    >
      {types || parentName || hasEmergencyRoom ? (
        <p className="CardFrame-line">
          {types}
          {types && parentName ? DOT : null}
          {parentName ? <Theirs>{parentName}</Theirs> : null}
          {hasEmergencyRoom ? <Tag>{t('search.emergencyRoom')}</Tag> : null}
        </p>
      ) : null}
      <LocationCardState location={location} />
      <CardPlace distance={distance} place={address && addressLines(address).join(', ')} />
    </CardFrame>
  );
}

function Actions({ location }: { location: FoundLocation }) {
  const { locale } = usePage();
  const t = useStrings();
  const { phone, address, campusMap, name } = location;
  const number = formatPhone(phone);
  return (
    <>
      {number ? (
        <ButtonLink look="outline" block icon={phoneIcon} href={phoneHref(phone)}>
          <span className="tabular">{number}</span>
          <VisuallyHidden> {t('cards.callPlace', { name })}</VisuallyHidden>
        </ButtonLink>
      ) : null}
      {address ? (
        <TextLink look="standalone" iconAfter={arrowRightIcon} href={directionsUrl(address)} rel="noreferrer">
          {t('cards.getDirections')}
          <VisuallyHidden> {t('cards.toPlace', { name })}</VisuallyHidden>
        </TextLink>
      ) : null}
      {campusMap ? (
        <TextLink look="standalone" icon={mapIcon} href={localizedPath(campusMap.href, locale)}>
          {campusMap.text || t('search.campusMap')}
          <VisuallyHidden> {t('search.ofPlace', { name })}</VisuallyHidden>
        </TextLink>
      ) : null}
    </>
  );
}
