import { Fragment } from 'react';
import { localizedPath } from '#src/domain/links/localizedPath.ts';
import type { EntityLink } from '#src/domain/entities/common.ts';
import { usePage } from '#src/context/PageContext.tsx';
import { TextLink } from '#src/ui/TextLink/TextLink.tsx';

/** Names in one line with commas between them, each a link if there is a page (D-235, D-236). */
export function PeopleNames({ people }: { people: readonly EntityLink[] }) {
  const { locale } = usePage();
  return (
    <span dir="auto">
      {people.map(({ id, name, path }, index) => (
        <Fragment key={id}>
          {index > 0 ? ', ' : null}
          {path ? <TextLink href={localizedPath(path, locale)}>{name}</TextLink> : name}
        </Fragment>
      ))}
    </span>
  );
}
