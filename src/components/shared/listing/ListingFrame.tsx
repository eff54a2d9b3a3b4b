import { cardAtHand } from '#card-types';
import type { Listing } from './loadListing.ts';
import {
  CardList,
  type CardListProps,
  type ListingLayout,
  ListingShell,
  type ListingShellProps,
} from './ListingShell.tsx';

/** Results in the card of a type: nothing for a type there is none of. For components that never wake. */
export function ListingCards({ cardType, ...list }: { cardType: string } & Omit<CardListProps, 'Card'>) {
  const Card = cardAtHand(cardType);
  return Card ? <CardList Card={Card} {...list} /> : null;
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
