import { localizedPath } from '#src/domain/links/localizedPath.ts';
import type { EntityLink } from '#src/domain/entities/common.ts';
import { sortByName } from '#src/domain/lists/sortByName.ts';
import { usePage } from '#src/context/PageContext.tsx';
import { TextLink } from '#src/ui/TextLink/TextLink.tsx';

/** Names under one heading. */
export interface TaxonomyGroup {
  title: string;
  links: readonly EntityLink[];
}

/** Groups of names, each in alphabetical order under its heading; those with a page are links. Empty groups are left out. */
export function TaxonomyGroups({ groups }: { groups: readonly TaxonomyGroup[] }) {
  const { locale } = usePage();
  return (
    <div className="ListingFrame-groups">
      {groups
        .filter(({ links }) => links.length > 0)
        .map(({ title, links }) => (
          <div key={title}>
            <h3 className="ListingFrame-group">{title}</h3>
            <ul className="ListingFrame-names">
              {sortByName(links, locale).map(({ id, name, path }) => (
                <li key={id} dir="auto">
                  <TextLink look="plain" href={path && localizedPath(path, locale)}>
                    {name}
                  </TextLink>
                </li>
              ))}
            </ul>
          </div>
        ))}
    </div>
  );
}
