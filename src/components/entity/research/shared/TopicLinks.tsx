import { localizedPath } from '#src/domain/links/localizedPath.ts';
import type { EntityLink, Locale } from '#src/domain/entities/common.ts';
import { topicPath } from '#src/domain/research/topicSearch.ts';
import { searchLocale } from '#src/domain/search/searchLocale.ts';
import { usePage } from '#src/context/PageContext.tsx';
import { Tag } from '#src/ui/Tag/Tag.tsx';
import { languageOf } from './languageOf.ts';
import type { TopicNames } from './topicNames.ts';

/**
 * Topics as links that search for the quoted name (D-064, D-218, S-151). They are called as the page speaks where the directory
 * knows how, and searched for by that name where the search service speaks so, too, else by the English one (S-339, A-60).
 */
export function TopicLinks({
  topics,
  names,
  of,
}: {
  topics: readonly EntityLink[];
  names?: TopicNames | undefined;
  /** What they are topics of; their own names are in its language. */
  of: { locale: Locale };
}) {
  const { locale, config } = usePage();
  const isUnderstood = searchLocale(locale, config.search.locales) === locale;
  const inLanguageOfPage = ({ id, name }: EntityLink) =>
    names?.shown[id] ?? (of.locale === locale ? name : undefined);
  const searched = (topic: EntityLink) =>
    (isUnderstood ? inLanguageOfPage(topic) : undefined) ?? names?.english[topic.id] ?? topic.name;
  return (
    <ul className="TopicLinks">
      {topics.map((topic) => (
        <li key={topic.id} lang={names?.shown[topic.id] ? undefined : languageOf(of, locale)}>
          <Tag href={localizedPath(topicPath(searched(topic)), locale)}>
            {names?.shown[topic.id] ?? topic.name}
          </Tag>
        </li>
      ))}
    </ul>
  );
}
