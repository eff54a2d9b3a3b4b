import { localizedPath } from '#src/domain/links/localizedPath.ts';
import type { EntityLink, Locale } from '#src/domain/entities/common.ts';
import { topicPath } from '#src/domain/research/topicSearch.ts';
import { usePage } from '#src/context/PageContext.tsx';
import { Tag } from '#src/ui/Tag/Tag.tsx';
import { languageOf } from './languageOf.ts';
import type { TopicNames } from './topicNames.ts';

/**
 * Topics as links that search for the quoted name (D-064, D-218, S-151), which is the English one in every language
 * (S-339). They are called as the page speaks where the directory knows how.
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
  const { locale } = usePage();
  return (
    <ul className="TopicLinks">
      {topics.map(({ id, name }) => (
        <li key={id} lang={names?.shown[id] ? undefined : languageOf(of, locale)}>
          <Tag href={localizedPath(topicPath(names?.english[id] ?? name), locale)}>
            {names?.shown[id] ?? name}
          </Tag>
        </li>
      ))}
    </ul>
  );
}
