import { CardPicture } from '#src/components/cards/CardPicture.tsx';
import { localizedPath } from '#src/domain/links/localizedPath.ts';
import { ResearchHero } from '#src/components/entity/research/shared/ResearchHero.tsx';
import { monogram } from '#src/domain/art/monogram.ts';
import { useEntity, usePage, useStrings } from '#src/context/PageContext.tsx';
import { ButtonLink } from '#src/ui/Button/ButtonLink.tsx';
import { externalIcon } from '#src/ui/Icon/glyphs.ts';
import { TextLink } from '#src/ui/TextLink/TextLink.tsx';
import { VisuallyHidden } from '#src/ui/VisuallyHidden/VisuallyHidden.tsx';

/**
 * An investigator's photo (192 by 256), name and label, with links to their profiles as providers and to their
 * publications (D-050–D-055, C-133).
 */
export function InvestigatorHero() {
  const person = useEntity('ce_investigator');
  const { locale } = usePage();
  const t = useStrings();
  if (!person) return null;
  const { id, name, image, providers, publications } = person;
  return (
    <ResearchHero
      entity={person}
      kind={t('research.investigator')}
      picture={
        <CardPicture image={image} art={monogram(name, id, { disc: true })} width={192} height={256} />
      }
    >
      {providers.length > 0 || publications ? (
        <div className="ResearchHero-actions" data-print="hide">
          {providers.map((provider) => (
            <ButtonLink
              key={provider.id}
              look="outline"
              href={provider.path && localizedPath(provider.path, locale)}
            >
              {t('research.viewProfile')}
              <VisuallyHidden> {t('research.profileOf', { name: provider.name })}</VisuallyHidden>
            </ButtonLink>
          ))}
          {publications ? (
            <TextLink
              look="standalone"
              iconAfter={externalIcon}
              href={publications.href}
              newWindowLabel={t('research.newWindow')}
            >
              {publications.text ?? t('research.viewPublications')}
            </TextLink>
          ) : null}
        </div>
      ) : null}
    </ResearchHero>
  );
}
