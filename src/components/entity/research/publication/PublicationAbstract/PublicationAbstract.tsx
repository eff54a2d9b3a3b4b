import { EntitySection } from '#src/components/shared/sections/EntitySection.tsx';
import { languageOf } from '#src/components/entity/research/shared/languageOf.ts';
import { EditingNote } from '#src/editor/EditingNote/EditingNote.tsx';
import { useEntity, usePage, useStrings } from '#src/context/PageContext.tsx';
import { externalIcon } from '#src/ui/Icon/glyphs.ts';
import { Prose } from '#src/ui/Prose/Prose.tsx';
import { TextLink } from '#src/ui/TextLink/TextLink.tsx';

/** The abstract, and where PubMed has it, in a new window (D-215, D-216). */
export function PublicationAbstract() {
  const publication = useEntity('ce_researchPublication');
  const { locale } = usePage();
  const t = useStrings();
  if (!publication) return null;
  const { abstract, pubmedUrl } = publication;
  const language = languageOf(publication, locale);
  if (!abstract && !pubmedUrl) {
    return <EditingNote name="PublicationAbstract" missing={['c_description', 'c_pubmedURL']} />;
  }
  return (
    <EntitySection title={t('research.abstract')}>
      {abstract ? (
        <>
          {language ? <p className="secondary">{t('research.abstractLanguage')}</p> : null}
          <div lang={language}>
            <Prose size="reading" html={abstract} />
          </div>
        </>
      ) : null}
      {pubmedUrl ? (
        <p>
          <TextLink
            look="standalone"
            iconAfter={externalIcon}
            href={pubmedUrl}
            newWindowLabel={t('research.newWindow')}
          >
            {t('research.pubmed')}
          </TextLink>
        </p>
      ) : null}
    </EntitySection>
  );
}
