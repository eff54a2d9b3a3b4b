// Written by `npm run generate`. Do not edit.
/** Lazily loaded code of the result cards by CardType. */
export const cardLoaders = {
  Location: () => import('#src/components/cards/LocationCard/LocationCard.tsx').then((m) => m.LocationCard),
};
