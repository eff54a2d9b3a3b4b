import { CardPicture } from '#src/components/cards/CardPicture.tsx';
import { localizedPath } from '#src/domain/links/localizedPath.ts';
import { monogram } from '#src/domain/art/monogram.ts';
import type { ResearchPerson } from '#src/domain/entities/research.ts';
import { usePage } from '#src/context/PageContext.tsx';
import { TextLink } from '#src/ui/TextLink/TextLink.tsx';

/** People with their portraits; those with a page are links (D-217, D-233). */
export function ResearchPeople({ people }: { people: readonly ResearchPerson[] }) {
  const { locale } = usePage();
  return (
    <ul className="ResearchPeople">
      {people.map(({ id, name, path, image }) => (
        <li key={id} className="ResearchPeople-person" dir="auto">
          <div className="ResearchPeople-picture">
            <CardPicture image={image} art={monogram(name, id)} width={192} height={256} />
          </div>
          <TextLink look="standalone" href={path && localizedPath(path, locale)}>
            {name}
          </TextLink>
        </li>
      ))}
    </ul>
  );
}
