import { CardPicture } from '#src/components/cards/CardPicture.tsx';
import type { ComponentProps } from '#src/declaration/Declaration.ts';
import { localizedPath } from '#src/domain/links/localizedPath.ts';
import { monogram } from '#src/domain/art/monogram.ts';
import { EditingNote } from '#src/editor/EditingNote/EditingNote.tsx';
import { usePage, useStrings } from '#src/context/PageContext.tsx';
import { TextLink } from '#src/ui/TextLink/TextLink.tsx';
import type { Contributor } from './ArticleContributor.data.ts';
import type { declaration } from './ArticleContributor.declaration.ts';

/** Side of a portrait in CSS pixels. */
const PORTRAIT = 64;
/** What each did for the page, where that is known. */
const ROLES = {
  Contributor: 'contributor.one',
  Author: 'contributor.author',
  Reviewer: 'contributor.reviewer',
} as const;

/** Who wrote or reviewed the page, with the way to their own page where there is one (S-200, S-309, E-021). */
export function ArticleContributor({ data = [], params }: ComponentProps<typeof declaration, Contributor[]>) {
  const t = useStrings();
  const { locale } = usePage();
  if (data.length === 0) return <EditingNote name="ArticleContributor" missing={['Contributor']} />;
  const role = t(ROLES[params.Role ?? 'Contributor']);
  return (
    <ul
      className="ArticleContributor block"
      aria-label={data.length > 1 && !params.Role ? t('contributor.many') : role}
    >
      {data.map(({ id, name, path, image }) => (
        <li key={id} className="ArticleContributor-person">
          <div className="ArticleContributor-portrait">
            <CardPicture image={image} art={monogram(name, id)} width={PORTRAIT} height={PORTRAIT} />
          </div>
          <p className="ArticleContributor-words">
            <span>{role}</span>
            <TextLink look="standalone" href={path && localizedPath(path, locale)}>
              {name}
            </TextLink>
          </p>
        </li>
      ))}
    </ul>
  );
}
