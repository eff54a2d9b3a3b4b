import { ResultLanguage } from '#src/components/cards/ResultLanguage.tsx';
import type { ComponentType, ReactNode } from 'react';
import type { ResultCardProps } from '#src/components/cards/ResultCard.ts';
import { EntitySection } from '#src/components/shared/sections/EntitySection.tsx';
import { localizedPath } from '#src/domain/links/localizedPath.ts';
import type { ResultRow } from '#src/components/search/common/resultRows.ts';
import { SearchSettings } from '#src/components/search/common/SearchPart.tsx';
import type { ToldDistance } from '#src/domain/distance/DistanceOrigin.ts';
import type { SearchResult } from '#src/domain/search/SearchAnswer.ts';
import { EditingNote } from '#src/editor/EditingNote/EditingNote.tsx';
import { usePage, useStrings } from '#src/context/PageContext.tsx';
import { cx } from '#src/ui/cx/cx.ts';
import { arrowRightIcon } from '#src/ui/Icon/glyphs.ts';
import { TextLink } from '#src/ui/TextLink/TextLink.tsx';

/** 'tiles' side by side where there is room, 'rows' one below the other. */
export type ListingLayout = 'tiles' | 'rows';

/** The page with all of what a listing shows: path without locale, and the words of the link. */
export interface MoreLink {
  path: string;
  text: string;
}

export interface ListingSectionProps {
  title: ReactNode;
  more?: MoreLink | undefined;
  children: ReactNode;
}

/** The section of a listing: its heading, the link to all of them, and what is listed. */
export function ListingSection({ title, more, children }: ListingSectionProps) {
  const { locale } = usePage();
  return (
    <div className="ListingFrame block">
      <EntitySection
        isPrinted={false}
        title={title}
        action={
          more ? (
            <TextLink look="standalone" iconAfter={arrowRightIcon} href={localizedPath(more.path, locale)}>
              {more.text}
            </TextLink>
          ) : null
        }
      >
        {children}
      </EntitySection>
    </div>
  );
}

export interface CardListProps {
  Card: ComponentType<ResultCardProps>;
  rows: readonly ResultRow[];
  layout?: ListingLayout | undefined;
  headingLevel?: 2 | 3 | undefined;
  /** Given, rows are numbered like the pins of a map; it says what the element of a number is called. */
  rowId?: ((number: number) => string) | undefined;
  /** How far a result is, where the page knows. */
  distanceTo?: ((result: SearchResult) => ToldDistance | undefined) | undefined;
}

/** Results in a card. */
export function CardList({ Card, rows, layout, headingLevel = 3, rowId, distanceTo }: CardListProps) {
  return (
    <ul className={cx('ListingFrame-cards tiles', layout === 'rows' && 'ListingFrame-cards--rows')}>
      {rows.map(({ result, others }, at) => (
        <li key={result.id} id={rowId?.(at + 1)}>
          <ResultLanguage result={result}>
            <Card
              result={result}
              others={others}
              headingLevel={headingLevel}
              {...(rowId && { number: at + 1 })}
              distance={distanceTo?.(result)}
            />
          </ResultLanguage>
        </li>
      ))}
    </ul>
  );
}

export interface ListingShellProps<Data> {
  /** Rendering name, as the editor knows it. */
  name: string;
  /** Its parameters, shown to editors. */
  params: Readonly<Record<string, unknown>>;
  /** What is listed; undefined for nothing. */
  listing: Data | undefined;
  title: ReactNode;
  more?: MoreLink | undefined;
  /** What is wrong with the configuration, in the specification's words. */
  problem?: string | undefined;
  /** What editors read when there is nothing to list; by default that there is nothing now. */
  empty?: string | undefined;
  children: (listing: Data) => ReactNode;
}

/**
 * The shell of a listing. Visitors see nothing when there is nothing to list or its service did not answer; editors see
 * the configuration in place of live output, and why visitors see nothing (E-070, E-072, E-073).
 */
export function ListingShell<Data>({
  name,
  params,
  listing,
  title,
  more,
  problem,
  empty,
  children,
}: ListingShellProps<Data>) {
  const t = useStrings();
  const { mode } = usePage();
  if (mode === 'edit' || (problem && mode !== 'normal')) {
    return (
      <div className="ListingFrame ListingFrame--editing block">
        <h2>{title}</h2>
        <SearchSettings name={name} params={params} problem={problem} />
        {problem || listing ? null : <EditingNote name={name} reason={empty ?? t('listing.nothingNow')} />}
      </div>
    );
  }
  if (problem || !listing) return null;
  return (
    <ListingSection title={title} more={more}>
      {children(listing)}
    </ListingSection>
  );
}

/** The layout an editor chose: `Row`, side by side, or `Column`, one below the other. */
export function layoutOf(layout: string | undefined): ListingLayout {
  return /^(column|list)$/i.test(layout ?? '') ? 'rows' : 'tiles';
}

/** What is wrong with an editor's query, in the specification's words; undefined when nothing is. */
export function queryProblem(query: string | undefined, experienceKey: string): string | undefined {
  if (!experienceKey) return 'Experience ID not defined';
  return query ? undefined : 'Query is not defined.';
}
