import type { EntityLink, Locale } from '#src/domain/entities/common.ts';
import { sortByName } from '#src/domain/lists/sortByName.ts';
import { TextLink } from '#src/ui/TextLink/TextLink.tsx';
import { localizedPath } from '#src/domain/links/localizedPath.ts';

/**
 * Names in alphabetical order, in two columns read downwards; those with a page are links. `noteOf` says
 * something below a name.
 */
export function LinkRows<Link extends EntityLink>({
  links,
  locale,
  noteOf,
}: {
  links: readonly Link[];
  locale: Locale;
  noteOf?: (link: Link) => string;
}) {
  return (
    <ul className="LinkRows">
      {sortByName(links, locale).map((link) => (
        <li key={link.id} className="LinkRows-row" dir="auto">
          <TextLink look="standalone" href={link.path && localizedPath(link.path, locale)}>
            {link.name}
          </TextLink>
          {noteOf?.(link) ? <span className="LinkRows-note">{noteOf(link)}</span> : null}
        </li>
      ))}
    </ul>
  );
}
