import { DOT } from '#src/domain/text/dot.ts';
import { languageOf } from '#src/components/entity/research/shared/languageOf.ts';
import { ResearchHero } from '#src/components/entity/research/shared/ResearchHero.tsx';
import { formatDate, isDateShown, parsePublished } from '#src/domain/dates/dates.ts';
import { andList } from '#src/domain/lists/andList.ts';
import { useEntity, usePage, useStrings } from '#src/context/PageContext.tsx';

/**
 * A publication's title, authors as a short 'and' list, journals in italics and date; an unset date is shown to editors
 * only (D-210–D-214, R-084).
 */
export function PublicationHero() {
  const publication = useEntity('ce_researchPublication');
  const { locale, mode } = usePage();
  const t = useStrings();
  if (!publication) return null;
  const { authors, journals, publicationDate } = publication;
  const date = parsePublished(publicationDate);
  const hasDate = isDateShown(date, mode === 'edit');
  return (
    <ResearchHero entity={publication} lastItem={publication.shortName} kind={t('research.publication')}>
      {authors.length > 0 ? (
        <p className="ResearchHero-byline" dir="auto">
          {andList(authors, locale)}
        </p>
      ) : null}
      {journals.length > 0 || hasDate ? (
        <p className="ResearchHero-byline">
          {journals.map((journal, index) => (
            <span key={journal}>
              {index > 0 ? ', ' : null}
              <cite dir="auto" lang={languageOf(publication, locale)}>
                {journal}
              </cite>
            </span>
          ))}
          {journals.length > 0 && hasDate ? DOT : null}
          {date.kind === 'date' ? (
            <time dateTime={publicationDate?.slice(0, 10)}>{formatDate(date.instant, locale)}</time>
          ) : hasDate ? (
            t('research.noDate')
          ) : null}
        </p>
      ) : null}
    </ResearchHero>
  );
}
