// Written by `npm run generate`. Do not edit.
import { LocationCard } from '#src/components/cards/LocationCard/LocationCard.tsx';

/** Result cards by CardType. */
export const cards = {
  Location: LocationCard,
};
