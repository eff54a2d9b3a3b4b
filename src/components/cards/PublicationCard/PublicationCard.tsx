import { Theirs } from '#src/components/cards/ResultLanguage.tsx';
import { CardFact, CardFrame } from '#src/components/cards/CardFrame.tsx';
import type { ResultCardProps } from '#src/components/cards/ResultCard.ts';
import { formatDate, isDateShown } from '#src/domain/dates/dates.ts';
import { usePage, useStrings } from '#src/context/PageContext.tsx';
import { arrowRightIcon, documentIcon, userIcon } from '#src/ui/Icon/glyphs.ts';
import { TextLink } from '#src/ui/TextLink/TextLink.tsx';
import { VisuallyHidden } from '#src/ui/VisuallyHidden/VisuallyHidden.tsx';
import { type FoundPublication, publicationFromResult } from './publicationFromResult.ts';

/** Authors named before how many more there are. */
const NAMED_AUTHORS = 3;

export interface PublicationCardProps extends ResultCardProps {
  /** What kind of research it is, where kinds are mixed. */
  kind?: string;
}

/**
 * A publication among results: authors, journal and year; an unset date is hidden outside editing.
 * Nothing without a result.
 */
export function PublicationCard({ result, number, headingLevel = 2, kind }: PublicationCardProps) {
  const t = useStrings();
  const publication = result && publicationFromResult(result);
  if (!publication) return null;
  const { name, path, authors, topics, pubmedUrl } = publication;
  const more = authors.length - NAMED_AUTHORS;
  const named = authors.slice(0, NAMED_AUTHORS).join(', ');
  return (
    <CardFrame
      name={name}
      href={path}
      headingLevel={headingLevel}
      number={number}
      eyebrow={kind}
      tags={topics.slice(0, 3)}
      actions={
        pubmedUrl ? (
          <TextLink look="standalone" iconAfter={arrowRightIcon} href={pubmedUrl} rel="noreferrer">
            {t('researchCard.pubmed')}
            <VisuallyHidden>
              {' '}
              (<Theirs>{name}</Theirs>)
            </VisuallyHidden>
          </TextLink>
        ) : undefined
      }
    >
      {named ? (
        <CardFact icon={userIcon}>
          <VisuallyHidden>{t('researchCard.authors')} </VisuallyHidden>
          {more > 0 ? t('researchCard.andMore', { names: named, count: more }) : named}
        </CardFact>
      ) : null}
      <Source publication={publication} />
    </CardFrame>
  );
}

function Source({ publication: { journals, date } }: { publication: FoundPublication }) {
  const { locale, mode } = usePage();
  const t = useStrings();
  const year = !isDateShown(date, mode === 'edit')
    ? undefined
    : date.kind === 'date'
      ? formatDate(date.instant, locale, 'year')
      : t('researchCard.noDate');
  const named = journals.join(', ');
  if (!named && !year) return null;
  return (
    <CardFact icon={documentIcon}>
      <Theirs>{named}</Theirs>
      {named && year ? ', ' : null}
      {year}
    </CardFact>
  );
}
