import { cardAtHand } from '#card-types';
import { resultRows } from '#src/components/search/common/resultRows.ts';
import type { SearchResult } from '#src/domain/search/SearchAnswer.ts';
import type { Listing } from './loadListing.ts';
import { EARLIEST_FIRST } from './orders.ts';
import {
  CardList,
  type CardListProps,
  type ListingLayout,
  ListingShell,
  type ListingShellProps,
} from './ListingShell.tsx';

/**
 * Results in the card of a type, the dates of a class of events in one: nothing for a type there is none of. For
 * components that never wake.
 */
export function ListingCards({
  cardType,
  results,
  ...list
}: { cardType: string } & Omit<CardListProps, 'Card' | 'rows'> & { results: readonly SearchResult[] }) {
  const Card = cardAtHand(cardType);
  // Listings are in an order of their own, which their rows keep.
  return Card ? (
    <CardList Card={Card} rows={resultRows(cardType, results, EARLIEST_FIRST)} {...list} />
  ) : null;
}

/** A listing of search results in the cards its data names. For components that never wake. */
export function ListingFrame({
  layout,
  ...shell
}: Omit<ListingShellProps<Listing>, 'children'> & { layout?: ListingLayout }) {
  return (
    <ListingShell {...shell}>
      {({ cardTypes, results }) => (
        <ListingCards cardType={cardTypes[0] ?? ''} results={results} layout={layout} />
      )}
    </ListingShell>
  );
}
