import { localizedPath } from '#src/domain/links/localizedPath.ts';
import { inkOn, type MapLocation } from '#src/domain/map/MapLocation.ts';
import { usePage, useStrings } from '#src/context/PageContext.tsx';
import { Prose } from '#src/ui/Prose/Prose.tsx';
import { Tag } from '#src/ui/Tag/Tag.tsx';
import { TextLink } from '#src/ui/TextLink/TextLink.tsx';

/** A place of a locations map in words: the mark of its pin in its colour, name with its page, what it was given. */
export function MapPlace({ place, number }: { place: MapLocation; number?: number }) {
  const t = useStrings();
  const { locale } = usePage();
  const { name, href, cardContent, colour, awardType } = place;
  return (
    <article className="LocationsMap-place">
      <svg className="LocationsMap-mark" viewBox="0 0 32 32" aria-hidden="true">
        <circle cx="16" cy="16" r="16" fill={colour} />
        {number === undefined ? (
          <circle cx="16" cy="16" r="5" fill={inkOn(colour)} />
        ) : (
          <text x="16" y="21" textAnchor="middle" fill={inkOn(colour)}>
            {number}
          </text>
        )}
      </svg>
      <div className="LocationsMap-words">
        <h3 className="LocationsMap-name" dir="auto">
          <TextLink look="inline" href={href && localizedPath(href, locale)}>
            {name}
          </TextLink>
        </h3>
        {awardType ? <Tag>{t(`places.${awardType}`)}</Tag> : null}
        {cardContent ? <Prose html={cardContent} /> : null}
      </div>
    </article>
  );
}
