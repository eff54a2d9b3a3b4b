import { DOT } from '#src/domain/text/dot.ts';
import { Theirs } from '#src/components/cards/ResultLanguage.tsx';
import type { ReactNode } from 'react';
import { type LinkedName, NO_PAGE } from '#src/components/cards/resultFields.ts';
import { localizedPath } from '#src/domain/links/localizedPath.ts';
import { distanceText, type ToldDistance } from '#src/domain/distance/DistanceOrigin.ts';
import { usePage, useStrings } from '#src/context/PageContext.tsx';
import { pinIcon } from '#src/ui/Icon/glyphs.ts';
import { Icon, type IconShape } from '#src/ui/Icon/Icon.tsx';
import { Tag } from '#src/ui/Tag/Tag.tsx';
import { cx } from '#src/ui/cx/cx.ts';
import { VisuallyHidden } from '#src/ui/VisuallyHidden/VisuallyHidden.tsx';

export interface CardFrameProps {
  name: string;
  /** Page of the result without locale, another site's address, or NO_PAGE. */
  href: string;
  headingLevel: 2 | 3;
  /** Number of its pin on the map. */
  number?: number | undefined;
  /** Decoration beside the name, square unless `look` says otherwise. */
  picture?: ReactNode;
  /** story: a landscape picture, on top where it is narrow. jumbo: the same, large. teaser: a small landscape one. */
  look?: 'story' | 'jumbo' | 'teaser' | undefined;
  /** A short line above the name: a status, a date. */
  eyebrow?: ReactNode;
  /** The facts, in a fixed order: paragraphs with `CardFrame-line`, `CardFact`. */
  children?: ReactNode;
  /** Buttons and links; the first is the important one. */
  actions?: ReactNode;
  /** Plain topics below the facts, in the result's own words or in a language of their own. */
  tags?: readonly (string | LinkedName)[] | undefined;
  /** Tags in the words of the site. */
  marks?: readonly string[] | undefined;
}

/**
 * The frame of every result card: picture, facts and a column of actions behind a hairline where it is wide, one below
 * the other where it is narrow; what is left out leaves no hole. The name leads to the page in the visitor's
 * language. A card in it names the strings `cards` in its row.
 */
export function CardFrame({
  name,
  href,
  headingLevel,
  number,
  picture,
  look,
  eyebrow,
  children,
  actions,
  tags = [],
  marks = [],
}: CardFrameProps) {
  const { locale } = usePage();
  const Heading = `h${headingLevel}` as const;
  const badge = number === undefined ? null : <Badge number={number} />;
  return (
    <article className={cx('CardFrame', look && `CardFrame-${look}`)}>
      <div className="CardFrame-layout">
        {picture ? (
          <div className="CardFrame-picture" data-print="hide">
            {picture}
            {badge}
          </div>
        ) : (
          badge
        )}
        <div className="CardFrame-facts">
          {eyebrow ? <div className="CardFrame-eyebrow">{eyebrow}</div> : null}
          <Heading className="CardFrame-name" dir="auto">
            <a href={href === NO_PAGE ? href : localizedPath(href, locale)}>
              <Theirs>{name}</Theirs>
            </a>
          </Heading>
          {children}
          {tags.length + marks.length > 0 ? (
            <ul className="CardFrame-tags">
              {marks.map((mark) => (
                <li key={mark}>
                  <Tag>{mark}</Tag>
                </li>
              ))}
              {tags
                .map((tag) => (typeof tag === 'string' ? { name: tag } : tag))
                .map(({ name: tag, language }) => (
                  <li key={tag}>
                    <Tag>
                      <Theirs language={language}>{tag}</Theirs>
                    </Tag>
                  </li>
                ))}
            </ul>
          ) : null}
        </div>
        {actions ? (
          <div className="CardFrame-actions" data-print="hide">
            {actions}
          </div>
        ) : null}
      </div>
    </article>
  );
}

function Badge({ number }: { number: number }) {
  const t = useStrings();
  return (
    <span className="CardFrame-number">
      <VisuallyHidden>{t('cards.pin')} </VisuallyHidden>
      {number}
    </span>
  );
}

/** One fact in small type after its icon. */
export function CardFact({ icon, children }: { icon: IconShape; children: ReactNode }) {
  return (
    <p className="CardFrame-fact">
      <Icon icon={icon} size="1.125em" />
      <span>{children}</span>
    </p>
  );
}

export interface CardPlaceProps {
  distance?: ToldDistance | undefined;
  place?: string | undefined;
  /** Places beside this one. */
  more?: number;
}

/**
 * Where it is: the distance when one may be told, the place in words, and how many more there are
 * . Nothing without any.
 */
export function CardPlace({ distance, place, more = 0 }: CardPlaceProps) {
  const t = useStrings();
  if (!place && !distance) return null;
  return (
    <CardFact icon={pinIcon}>
      {distance ? (
        <strong>{distanceText(distance, (key, values) => t(`cards.${key}`, values))}</strong>
      ) : null}
      {distance && place ? DOT : null}
      {place}
      {more > 0
        ? ` ${unbroken(more === 1 ? t('cards.oneMoreLocation') : t('cards.moreLocations', { count: more }))}`
        : null}
    </CardFact>
  );
}

/** Words that stay on one line. */
const unbroken = (words: string) => words.replaceAll(' ', '\u00a0');
