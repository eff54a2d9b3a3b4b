import { DOT } from '#src/domain/text/dot.ts';
import { Theirs } from '#src/components/cards/ResultLanguage.tsx';
import { CardFact, CardFrame, CardPlace } from '#src/components/cards/CardFrame.tsx';
import { CardOpenState } from '#src/components/cards/CardOpenState.tsx';
import { few } from '#src/components/cards/few.ts';
import type { ResultCardProps } from '#src/components/cards/ResultCard.ts';
import { addressLines, directionsUrl } from '#src/domain/entities/address.ts';
import { FacilityPicture } from '#src/components/shared/places/FacilityPicture.tsx';
import { formatPhone, phoneHref } from '#src/domain/phone/phone.ts';
import { useStrings } from '#src/context/PageContext.tsx';
import { ButtonLink } from '#src/ui/Button/ButtonLink.tsx';
import { arrowRightIcon, buildingIcon, infoIcon, phoneIcon } from '#src/ui/Icon/glyphs.ts';
import { TextLink } from '#src/ui/TextLink/TextLink.tsx';
import { VisuallyHidden } from '#src/ui/VisuallyHidden/VisuallyHidden.tsx';
import { planFacilityFromResult } from './planFacilityFromResult.ts';

/**
 * A facility of the health plan's network among results: services, whether it is open, or that one can call for its hours, address and
 * phone, medical groups, and the numbers by which it is registered (S-203, Q-216). Nothing without a result.
 */
export function PlanFacilityCard({ result, number, headingLevel = 2 }: ResultCardProps) {
  const t = useStrings();
  const facility = result && planFacilityFromResult(result);
  if (!facility) return null;
  const {
    id,
    name,
    path,
    address,
    phone,
    services,
    medicalGroups,
    licenseNumber,
    npi,
    comments,
    hours,
    distance,
  } = facility;
  const phoneWords = formatPhone(phone);
  const numbers = [
    npi && t('planFacilityCard.npi', { number: npi }),
    licenseNumber && t('planFacilityCard.license', { number: licenseNumber }),
  ].filter(Boolean);
  return (
    <CardFrame
      name={name}
      href={path}
      headingLevel={headingLevel}
      number={number}
      picture={<FacilityPicture id={id} locationType={services[0]} width={96} height={96} />}
      actions={
        phoneWords || address ? (
          <>
            {phoneWords ? (
              <ButtonLink look="outline" block icon={phoneIcon} href={phoneHref(phone)}>
                <span className="tabular">{phoneWords}</span>
                <VisuallyHidden> {t('cards.callPlace', { name })}</VisuallyHidden>
              </ButtonLink>
            ) : null}
            {address ? (
              <TextLink
                look="standalone"
                iconAfter={arrowRightIcon}
                href={directionsUrl(address)}
                rel="noreferrer"
              >
                {t('cards.getDirections')}
                <VisuallyHidden> {t('cards.toPlace', { name })}</VisuallyHidden>
              </TextLink>
            ) : null}
          </>
        ) : undefined
      }
    >
      {services.length > 0 ? (
        <p className="CardFrame-line">
          <Theirs>{few(services, 3)}</Theirs>
        </p>
      ) : null}
      {hours || phoneWords ? <CardOpenState hours={hours} canCall={phoneWords !== undefined} /> : null}
      <CardPlace distance={distance} place={address && addressLines(address).join(', ')} />
      {medicalGroups.length > 0 ? (
        <CardFact icon={buildingIcon}>
          <VisuallyHidden>{t('planFacilityCard.medicalGroups')} </VisuallyHidden>
          {few(medicalGroups, 2, DOT)}
        </CardFact>
      ) : null}
      {comments ? (
        <CardFact icon={infoIcon}>
          <Theirs>{comments}</Theirs>
        </CardFact>
      ) : null}
      {numbers.length > 0 ? <p className="CardFrame-fact">{numbers.join(DOT)}</p> : null}
    </CardFrame>
  );
}
