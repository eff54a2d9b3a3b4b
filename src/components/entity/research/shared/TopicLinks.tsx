import { localizedPath } from '#src/domain/links/localizedPath.ts';
import type { EntityLink, Locale } from '#src/domain/entities/common.ts';
import { topicPath } from '#src/domain/research/topicSearch.ts';
import { usePage } from '#src/context/PageContext.tsx';
import { Tag } from '#src/ui/Tag/Tag.tsx';
import type { EnglishNames } from './englishTopics.ts';
import { languageOf } from './languageOf.ts';

/**
 * Topics as links that search for the quoted name (D-064, D-218, S-151), which is the English one in every language
 * (S-339).
 */
export function TopicLinks({
  topics,
  english = {},
  of,
}: {
  topics: readonly EntityLink[];
  english?: EnglishNames | undefined;
  /** What they are topics of; their names are in its language. */
  of: { locale: Locale };
}) {
  const { locale } = usePage();
  return (
    <ul className="TopicLinks" lang={languageOf(of, locale)}>
      {topics.map(({ id, name }) => (
        <li key={id}>
          <Tag href={localizedPath(topicPath(english[id] ?? name), locale)}>{name}</Tag>
        </li>
      ))}
    </ul>
  );
}
