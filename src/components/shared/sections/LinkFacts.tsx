import type { EntityLink } from '#src/domain/entities/common.ts';
import { usePage } from '#src/context/PageContext.tsx';
import { DefinitionList } from '#src/ui/DefinitionList/DefinitionList.tsx';
import { TextLink } from '#src/ui/TextLink/TextLink.tsx';
import { localizedPath } from '#src/domain/links/localizedPath.ts';

/** Names one below the other; those with a page are links. */
export function LinkNames({ links }: { links: readonly EntityLink[] }) {
  const { locale } = usePage();
  return (
    <ul>
      {links.map(({ id, name, path }) => (
        <li key={id} dir="auto">
          <TextLink look="standalone" href={path && localizedPath(path, locale)}>
            {name}
          </TextLink>
        </li>
      ))}
    </ul>
  );
}

/** What an entity has to do with: names below what they are, for side columns. Groups without a name are left out. */
export function LinkFacts({
  groups,
}: {
  groups: readonly { title: string; links: readonly EntityLink[] }[];
}) {
  return (
    <DefinitionList
      look="stacked"
      items={groups
        .filter(({ links }) => links.length > 0)
        .map(({ title, links }) => ({ key: title, term: title, description: <LinkNames links={links} /> }))}
    />
  );
}
