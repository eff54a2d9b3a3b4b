import { DOT } from '#src/domain/text/dot.ts';
import { Theirs } from '#src/components/cards/ResultLanguage.tsx';
import { CardFact, CardFrame } from '#src/components/cards/CardFrame.tsx';
import { few } from '#src/components/cards/few.ts';
import { Languages, Places, Portrait } from '#src/components/cards/ProviderCard/ProviderParts.tsx';
import type { ResultCardProps } from '#src/components/cards/ResultCard.ts';
import { BookingAction } from '#src/components/shared/booking/BookingAction.tsx';
import { nearestOffice } from '#src/domain/booking/bookingOffer.ts';
import { planBookingOffer } from '#src/domain/booking/planBookingOffer.ts';
import { formatPhone, phoneHref } from '#src/domain/phone/phone.ts';
import { usePage, useStrings } from '#src/context/PageContext.tsx';
import { buildingIcon, phoneIcon } from '#src/ui/Icon/glyphs.ts';
import { TextLink } from '#src/ui/TextLink/TextLink.tsx';
import { VisuallyHidden } from '#src/ui/VisuallyHidden/VisuallyHidden.tsx';
import { type FoundPlanProvider, planProviderFromResult } from './planProviderFromResult.ts';
import { PlanStatusLine } from './PlanStatusLine.tsx';

/** How many specialties and affiliations are named before "+N". */
const NAMED = 2;

/**
 * A provider of the plan's directory among results: who, what, accepting or not, where and how far, with which medical
 * group and hospital, and how to book when the network knows them at the same places (Q-208 –,
 * Nothing without a result.
 */
export function PlanProviderCard({ result, number, headingLevel = 2, cities }: ResultCardProps) {
  const provider = result && planProviderFromResult(result, cities);
  return provider ? <Card provider={provider} number={number} headingLevel={headingLevel} /> : null;
}

interface CardProps {
  provider: FoundPlanProvider;
  number: number | undefined;
  headingLevel: 2 | 3;
}

function Card({ provider, number, headingLevel }: CardProps) {
  const t = useStrings();
  const { config } = usePage();
  const { id, uid, name, path, addresses, related, isPrimaryCare, providerNumber } = provider;
  const offer = planBookingOffer(addresses, related, config.booking);
  const specialties = few(provider.specialties, NAMED);
  // In one line: a number alone on a line is nobody's.
  const planNumber =
    providerNumber && `${t('provider.providerNumber')} ${providerNumber}`.replaceAll(' ', '\u00a0');
  const affiliations = few([...provider.medicalGroups, ...provider.hospitals], NAMED, DOT);
  return (
    <CardFrame
      name={name}
      href={path}
      headingLevel={headingLevel}
      number={number}
      picture={<Portrait image={related?.image} name={name} id={id} />}
      marks={[
        ...(isPrimaryCare ? [t('provider.primaryCare')] : []),
        ...(provider.offersGenderAffirmingCare ? [t('provider.genderAffirming')] : []),
      ]}
      actions={
        offer.kind === 'none' ? null : (
          <BookingAction offer={offer} name={name} entityTypeId="ce_shpProvider" entityUid={uid} />
        )
      }
    >
      {specialties || planNumber ? (
        <p className="CardFrame-line">
          <Theirs>{specialties}</Theirs>
          {specialties && planNumber ? DOT : null}
          {planNumber}
        </p>
      ) : null}
      <PlanStatusLine provider={provider} />
      <Places offices={addresses} name={name} path={path} />
      {offer.kind === 'call' ? null : <Phone number={nearestOffice(addresses)?.phone} name={name} />}
      {affiliations ? <CardFact icon={buildingIcon}>{affiliations}</CardFact> : null}
      <Languages languages={provider.languages} />
    </CardFrame>
  );
}

/** The phone of the nearest address, as the plan's directory lists it: a fact, not a way to book. */
function Phone({ number, name }: { number: string | undefined; name: string }) {
  const t = useStrings();
  const text = formatPhone(number);
  return text ? (
    <CardFact icon={phoneIcon}>
      <TextLink look="standalone" href={phoneHref(number)}>
        {text}
        <VisuallyHidden> {t('cards.callPlace', { name })}</VisuallyHidden>
      </TextLink>
    </CardFact>
  ) : null;
}
