import { CardFact, CardFrame } from '#src/components/cards/CardFrame.tsx';
import { few } from '#src/components/cards/few.ts';
import { Languages, Places, Portrait } from '#src/components/cards/ProviderCard/ProviderParts.tsx';
import type { ResultCardProps } from '#src/components/cards/ResultCard.ts';
import { BookingAction } from '#src/components/entity/shared/booking/BookingAction.tsx';
import { planBookingOffer } from '#src/domain/booking/planBookingOffer.ts';
import { usePage, useStrings } from '#src/ports/PageContext.tsx';
import { buildingIcon } from '#src/ui/Icon/glyphs.ts';
import { type FoundPlanProvider, planProviderFromResult } from './planProviderFromResult.ts';
import { PlanStatusLine } from './PlanStatusLine.tsx';

/** How many specialties and affiliations are named before "+N". */
const NAMED = 2;

/**
 * A provider of the plan's directory among results: who, what, accepting or not, where and how far, with which medical
 * group and hospital, and how to book when the network knows them at the same places (Q-208 –,
 * Nothing without a result.
 */
export function PlanProviderCard({ result, number, headingLevel = 2 }: ResultCardProps) {
  const provider = result && planProviderFromResult(result);
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
  const affiliations = few([...provider.medicalGroups, ...provider.hospitals], NAMED, ' · ');
  return (
    <CardFrame
      name={name}
      href={path}
      headingLevel={headingLevel}
      number={number}
      picture={<Portrait image={related?.image} name={name} id={id} />}
      tags={[
        ...(isPrimaryCare ? [t('provider.primaryCare')] : []),
        ...(provider.offersGenderAffirmingCare ? [t('provider.genderAffirming')] : []),
        ...(providerNumber ? [`${t('provider.providerNumber')} ${providerNumber}`] : []),
      ]}
      actions={
        offer.kind === 'none' ? null : (
          <BookingAction offer={offer} name={name} entityTypeId="ce_shpProvider" entityUid={uid} />
        )
      }
    >
      {specialties ? <p className="CardFrame-line">{specialties}</p> : null}
      <PlanStatusLine provider={provider} />
      <Places offices={addresses} name={name} path={path} />
      {affiliations ? <CardFact icon={buildingIcon}>{affiliations}</CardFact> : null}
      <Languages languages={provider.languages} />
    </CardFrame>
  );
}
