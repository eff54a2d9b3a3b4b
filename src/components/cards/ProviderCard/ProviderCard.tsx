import { Theirs } from '#src/components/cards/ResultLanguage.tsx';
import { CardFrame } from '#src/components/cards/CardFrame.tsx';
import { few } from '#src/components/cards/few.ts';
import type { ResultCardProps } from '#src/components/cards/ResultCard.ts';
import { BookingAction } from '#src/components/shared/booking/BookingAction.tsx';
import { CompareToggle } from '#src/components/shared/compare/CompareToggle.tsx';
import { bookingOffer } from '#src/domain/booking/bookingOffer.ts';
import { usePage, useStrings } from '#src/context/PageContext.tsx';
import { AcceptingLine } from './AcceptingLine.tsx';
import { type FoundProvider, providerFromResult } from './providerFromResult.ts';
import { Languages, Places, Portrait, Rating } from './ProviderParts.tsx';

/** How many specialties are named before "+N". */
const NAMED_SPECIALTIES = 2;

/**
 * A provider among results: who, what, accepting or not, how rated, where and how far, which languages, and the one
 * right way to book. Nothing without a result.
 */
export function ProviderCard({ result, number, headingLevel = 2, cities }: ResultCardProps) {
  const provider = result && providerFromResult(result, cities);
  return provider ? <Card provider={provider} number={number} headingLevel={headingLevel} /> : null;
}

interface CardProps {
  provider: FoundProvider;
  number: number | undefined;
  headingLevel: 2 | 3;
}

function Card({ provider, number, headingLevel }: CardProps) {
  const t = useStrings();
  const { config } = usePage();
  const { id, uid, name, path, specialties, rating, offices, languages, image, offersVideoVisit } = provider;
  const offer = bookingOffer(provider, config.booking);
  const hasOffer = offer.kind !== 'none';
  const compare = <CompareToggle id={id} name={name} />;
  const named = few([...new Set(specialties.map((specialty) => specialty.name))], NAMED_SPECIALTIES);
  return (
    <CardFrame
      name={name}
      href={path}
      headingLevel={headingLevel}
      number={number}
      picture={<Portrait image={image} name={name} id={id} />}
      marks={offersVideoVisit ? [t('provider.videoVisits')] : []}
      actions={
        hasOffer ? (
          <>
            <BookingAction
              offer={offer}
              name={name}
              entityTypeId="healthcareProfessional"
              entityUid={uid}
              beside={compare}
            />
            {offer.kind === 'referral' ? null : compare}
          </>
        ) : null
      }
    >
      {named ? (
        <p className="CardFrame-line">
          <Theirs>{named}</Theirs>
        </p>
      ) : null}
      <AcceptingLine provider={provider}>
        {rating.kind === 'rated' ? <Rating rating={rating} /> : null}
      </AcceptingLine>
      <Places offices={offices} name={name} path={path} />
      <Languages languages={languages} />
      {hasOffer ? null : compare}
    </CardFrame>
  );
}
