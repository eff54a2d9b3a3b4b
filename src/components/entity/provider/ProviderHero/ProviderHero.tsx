import type { ComponentProps } from '#src/components/RegistryRow.ts';
import { localizedPath } from '#src/components/entity/shared/localizedPath.ts';
import { monogram } from '#src/domain/art/monogram.ts';
import { splitName } from '#src/domain/provider/splitName.ts';
import { useEntity, usePage, useStrings } from '#src/ports/PageContext.tsx';
import { Placeholder } from '#src/ports/Placeholder.tsx';
import { Art } from '#src/ui/Art/Art.tsx';
import { Breadcrumb } from '#src/ui/Breadcrumb/Breadcrumb.tsx';
import { chatIcon, pinIcon } from '#src/ui/Icon/glyphs.ts';
import { Icon } from '#src/ui/Icon/Icon.tsx';
import { Picture } from '#src/ui/Picture/Picture.tsx';
import { TextLink } from '#src/ui/TextLink/TextLink.tsx';
import { VisuallyHidden } from '#src/ui/VisuallyHidden/VisuallyHidden.tsx';

/** Side of the portrait in CSS px (C-086). */
const PORTRAIT = 230;
/** Media addresses of the house's own illustrations: drawn in the page, so that their colours follow the variant. */
const HOUSE_ART = /^\/-\/media\/art\//;

/**
 * Who this is: the way here, portrait, name with titles, specialties, what editors placed (status, rating), languages and
 * places (D-160, D-172, S-122, S-123). Drawn on the server only; the placed components wake on their own.
 */
export function ProviderHero({ rendering }: ComponentProps) {
  const provider = useEntity('healthcareProfessional');
  const { breadcrumb, locale } = usePage();
  const t = useStrings();
  if (!provider) return null;
  const { id, image, specialties, languages } = provider;
  const { name, letters } = splitName(provider.name, provider.titles);
  const photo = image && !HOUSE_ART.test(image.url) ? image : undefined;
  const offices = provider.offices.filter((office) => office.address);
  const [office] = offices;
  const unique = [...new Map(specialties.map((one) => [one.name, one])).values()];
  return (
    <div className="ProviderHero">
      <div className="ProviderHero-wrap wrap">
        <div className="ProviderHero-crumbs">
          <Breadcrumb
            label={t('providerPage.breadcrumb')}
            items={[
              ...breadcrumb.slice(0, -1).map(({ title, path }) => ({
                label: title,
                href: localizedPath(path, locale),
              })),
              { label: name },
            ]}
          />
        </div>
        <div className="ProviderHero-portrait">
          <Picture
            src={photo?.url}
            alt={photo?.alternateText ?? ''}
            width={PORTRAIT}
            height={PORTRAIT}
            loading="eager"
            fallback={<Art svg={monogram(provider.name, id)} alt="" />}
          />
        </div>
        <div className="ProviderHero-words">
          <h1 className="h-entity" dir="auto">
            {name}
            {letters.length > 0 ? <span className="ProviderHero-letters">, {letters.join(', ')}</span> : null}
          </h1>
          {unique.length > 0 ? (
            <p className="lead">
              {unique.map((specialty, index) => (
                <span key={specialty.id}>
                  {index > 0 ? ', ' : ''}
                  <TextLink look="plain" href={specialty.path && localizedPath(specialty.path, locale)}>
                    {specialty.name}
                  </TextLink>
                </span>
              ))}
            </p>
          ) : null}
          <div className="ProviderHero-placed">
            <Placeholder name="provider-hero" rendering={rendering} />
          </div>
          <ul className="ProviderHero-facts">
            {languages.length > 0 ? (
              <li>
                <Icon icon={chatIcon} size="1.125em" />
                <span>
                  <VisuallyHidden>{t('provider.speaks')} </VisuallyHidden>
                  {[...new Set(languages.map((language) => language.name))].join(', ')}
                </span>
              </li>
            ) : null}
            {office ? (
              <li>
                <Icon icon={pinIcon} size="1.125em" />
                <TextLink look="standalone" href="#locations">
                  {office.name}
                  {offices.length > 1
                    ? ` ${t('providerPage.moreLocations', { count: offices.length - 1 })}`
                    : ''}
                </TextLink>
              </li>
            ) : null}
          </ul>
        </div>
      </div>
    </div>
  );
}
