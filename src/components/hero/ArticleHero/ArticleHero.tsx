import type { ComponentProps } from '#src/declaration/Declaration.ts';
import { HeroFrame } from '#src/components/shared/hero/HeroFrame.tsx';
import { formatDate, isDateShown, parsePublished } from '#src/domain/dates/dates.ts';
import { EditableImage } from '#src/editor/Editable/EditableImage.tsx';
import { EditableText } from '#src/editor/Editable/EditableText.tsx';
import { useRouteFields } from '#src/editor/Editable/useRouteFields.ts';
import { EditingNote } from '#src/editor/EditingNote/EditingNote.tsx';
import { usePage, useStrings } from '#src/context/PageContext.tsx';
import { declaration } from './ArticleHero.declaration.ts';

/**
 * The head of an article: headline, summary, who wrote it and who reviewed it, when, and its picture (Q-110, S-201). Reads
 * the page's own fields where its datasource has none. An unset date shows only while editing (Q-351, E-084).
 */
export function ArticleHero({ fields }: ComponentProps<typeof declaration>) {
  const t = useStrings();
  const route = useRouteFields(declaration.fields);
  const source = fields.ArticleHeroHeadline.value ? fields : route;
  if (!source.ArticleHeroHeadline.value) {
    return <EditingNote name="ArticleHero" missing={['ArticleHeroHeadline']} />;
  }
  const author = contributorName(source.Contributor.value);
  const reviewer = contributorName(source.Reviewer.value);
  return (
    <HeroFrame name="ArticleHero" ground="plain">
      <div className="ArticleHero-words">
        <h1 className="ArticleHero-title h-entity">
          <EditableText field={source.ArticleHeroHeadline} />
        </h1>
        {source.ArticleHeroSummary.value ? (
          <p className="lead">
            <EditableText field={source.ArticleHeroSummary} />
          </p>
        ) : null}
        <Byline name={author && t('hero.by', { name: author })} written={source.PublishedDate.value} />
        <Byline
          name={reviewer && t('hero.reviewedBy', { name: reviewer })}
          written={source.ReviewedDate.value}
        />
      </div>
      {source.TeaserImage.value ? (
        <div className="ArticleHero-picture">
          <EditableImage
            field={source.TeaserImage}
            width={1120}
            height={560}
            rounded
            isFirstScreen
            sizes="(min-width: 900px) 45vw, 100vw"
          />
        </div>
      ) : null}
    </HeroFrame>
  );
}

/** Keeps the day whole and with the end of the name, so that no line ends with the dot between them. */
const held = (text: string) => text.replaceAll(' ', '\u00a0');

/** What somebody did for the article, and the day. */
function Byline({ name, written }: { name: string; written: string }) {
  const { locale, mode } = usePage();
  const date = parsePublished(written);
  const isDated = isDateShown(date, mode === 'edit');
  if (!name && !isDated) return null;
  return (
    <p className="ArticleHero-byline">
      {name}
      {name && isDated ? held(' · ') : null}
      {date.kind === 'date' ? (
        <time dateTime={date.instant.toISOString().slice(0, 10)}>
          {held(formatDate(date.instant, locale, 'long'))}
        </time>
      ) : isDated ? (
        <time>{written.slice(0, 10)}</time>
      ) : null}
    </p>
  );
}

/** The name of the contributor: the field is plain words or the picker's JSON. */
function contributorName(text: string): string {
  if (!/^[[{]/.test(text)) return text;
  try {
    const parsed = JSON.parse(text) as unknown;
    const first = (Array.isArray(parsed) ? parsed[0] : parsed) as
      | { label?: unknown; name?: unknown }
      | undefined;
    const name = first?.label ?? first?.name;
    return typeof name === 'string' ? name : '';
  } catch {
    return '';
  }
}
