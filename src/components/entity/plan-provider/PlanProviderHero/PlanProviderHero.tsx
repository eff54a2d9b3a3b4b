import { planStatus } from '#src/components/cards/PlanProviderCard/planStatus.ts';
import { languageList } from '#src/domain/lists/languageList.ts';
import { placeWithCity } from '#src/domain/entities/address.ts';
import { ExampleMissing } from '#src/components/entity/plan-provider/shared/ExampleMissing.tsx';
import { PersonHero } from '#src/components/shared/sections/PersonHero.tsx';
import { splitName } from '#src/domain/provider/splitName.ts';
import { starRating } from '#src/domain/ratings/ratings.ts';
import { useEntity, usePage, useStrings } from '#src/context/PageContext.tsx';
import { chatIcon, checkIcon, pinIcon } from '#src/ui/Icon/glyphs.ts';
import { Stars } from '#src/ui/Stars/Stars.tsx';
import { Status } from '#src/ui/Status/Status.tsx';
import { TextLink } from '#src/ui/TextLink/TextLink.tsx';
import { VisuallyHidden } from '#src/ui/VisuallyHidden/VisuallyHidden.tsx';

/**
 * Who this is: name with title, what they do, whether new patients are taken, languages, places and kinds of care; portrait
 * and rating of the network provider they are (D-190, D-196, Q-212).
 */
export function PlanProviderHero() {
  const provider = useEntity('ce_shpProvider');
  const t = useStrings();
  const { locale } = usePage();
  if (!provider) return <ExampleMissing name="PlanProviderHero" />;
  const { id, related, specialties, languages, addresses } = provider;
  const { name, letters } = splitName(provider.name, provider.title ? [provider.title] : []);
  const status = planStatus(provider, t);
  const rating = starRating({ fiveStar: related?.fiveStar });
  const lead = specialties.join(', ');
  const [first] = addresses;
  const place = first && placeWithCity({ name: first.address.line1, ...first });
  const kinds = [
    ...(provider.isPrimaryCare ? [t('provider.primaryCare')] : []),
    ...(provider.offersGenderAffirmingCare ? [t('provider.genderAffirming')] : []),
  ];
  return (
    <PersonHero
      id={id}
      fullName={provider.name}
      name={name}
      letters={letters}
      image={related?.image}
      lead={lead}
      placed={
        status || rating.kind === 'rated' ? (
          <>
            {status ? (
              <Status tone={status.tone} chip>
                {status.words}
              </Status>
            ) : null}
            {rating.kind === 'rated' ? (
              <Stars
                value={rating.stars}
                valueText={rating.stars.toFixed(1)}
                label={t('provider.rating', { stars: rating.stars.toFixed(1) })}
              />
            ) : null}
          </>
        ) : undefined
      }
      facts={[
        ...(languages.length > 0
          ? [
              {
                icon: chatIcon,
                content: (
                  <span>
                    <VisuallyHidden>{t('provider.speaks')} </VisuallyHidden>
                    {languageList(languages, locale)}
                  </span>
                ),
              },
            ]
          : []),
        ...(place
          ? [
              {
                icon: pinIcon,
                content: (
                  <TextLink look="standalone" href="#locations">
                    {place}
                    {addresses.length > 1
                      ? ` ${t('planProvider.moreLocations', { count: addresses.length - 1 })}`
                      : ''}
                  </TextLink>
                ),
              },
            ]
          : []),
        ...kinds.map((words) => ({ icon: checkIcon, content: <span>{words}</span> })),
      ]}
    />
  );
}
