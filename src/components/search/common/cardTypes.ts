import type { ComponentType } from 'react';
import type { ResultCardProps } from '#src/components/cards/ResultCard.ts';

/** Loads the code of a result card by the `CardType` an editor gave; it comes with the first results. */
export const cardTypes: Record<string, () => Promise<ComponentType<ResultCardProps>>> = {
  Location: () => import('#src/components/cards/LocationCard/LocationCard.tsx').then((m) => m.LocationCard),
};
