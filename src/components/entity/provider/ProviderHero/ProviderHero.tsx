import type { ComponentProps } from '#src/declaration/Declaration.ts';
import { placeWithCity } from '#src/domain/entities/address.ts';
import { languageList } from '#src/domain/lists/languageList.ts';
import { localizedPath } from '#src/domain/links/localizedPath.ts';
import { PersonHero } from '#src/components/shared/sections/PersonHero.tsx';
import { acceptedPlans } from '#src/domain/provider/acceptedPlans.ts';
import { spokenLanguages } from '#src/domain/provider/spokenLanguages.ts';
import { splitName } from '#src/domain/provider/splitName.ts';
import { useEntity, usePage, useStrings } from '#src/context/PageContext.tsx';
import { Placeholder } from '#src/context/Placeholder.tsx';
import { chatIcon, checkIcon, pinIcon } from '#src/ui/Icon/glyphs.ts';
import { TextLink } from '#src/ui/TextLink/TextLink.tsx';
import { VisuallyHidden } from '#src/ui/VisuallyHidden/VisuallyHidden.tsx';
import type { declaration } from './ProviderHero.declaration.ts';

/**
 * Who this is: the way here, portrait, name with titles, specialties, what editors placed (status, rating), languages,
 * places and how many plans are accepted (D-160, D-172, S-122, S-123). Drawn on the server only; the placed components
 * wake on their own.
 */
export function ProviderHero({ rendering }: ComponentProps<typeof declaration>) {
  const provider = useEntity('healthcareProfessional');
  const { locale } = usePage();
  const t = useStrings();
  if (!provider) return null;
  const { id, image, specialties } = provider;
  const spoken = spokenLanguages(provider.languages);
  const { name, letters } = splitName(provider.name, provider.titles);
  const offices = provider.offices.filter((office) => office.address);
  const [office] = offices;
  const plans = acceptedPlans(provider).length;
  const unique = [...new Map(specialties.map((one) => [one.name, one])).values()];
  return (
    <PersonHero
      id={id}
      fullName={provider.name}
      name={name}
      letters={letters}
      image={image}
      lead={
        unique.length > 0
          ? unique.map((specialty, index) => (
              <span key={specialty.id}>
                {index > 0 ? ', ' : ''}
                <TextLink look="plain" href={specialty.path && localizedPath(specialty.path, locale)}>
                  {specialty.name}
                </TextLink>
              </span>
            ))
          : undefined
      }
      placed={<Placeholder name="provider-hero" rendering={rendering} />}
      facts={[
        ...(spoken.length > 0
          ? [
              {
                icon: chatIcon,
                content: (
                  <span>
                    <VisuallyHidden>{t('provider.speaks')} </VisuallyHidden>
                    {languageList(spoken, locale)}
                  </span>
                ),
              },
            ]
          : []),
        ...(office
          ? [
              {
                icon: pinIcon,
                content: (
                  <TextLink look="standalone" href="#locations">
                    {placeWithCity(office)}
                    {offices.length > 1
                      ? ` ${t('providerPage.moreLocations', { count: offices.length - 1 })}`
                      : ''}
                  </TextLink>
                ),
              },
            ]
          : []),
        ...(plans > 0
          ? [
              {
                icon: checkIcon,
                content: (
                  <TextLink look="standalone" href="#plans">
                    {t(plans === 1 ? 'providerPage.acceptsOnePlan' : 'providerPage.acceptsPlans', {
                      count: plans,
                    })}
                  </TextLink>
                ),
              },
            ]
          : []),
      ]}
    />
  );
}
