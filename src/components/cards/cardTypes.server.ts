import type { ComponentType } from 'react';
import { cards } from '#src/components/cards.server.generated.ts';
import type { ResultCardProps } from './ResultCard.ts';

const known = cards as Record<string, ComponentType<ResultCardProps>>;

/** True when there is a result card of this `CardType`. */
export function isCardType(cardType: string): boolean {
  return Object.hasOwn(known, cardType);
}

/** The card of a `CardType` when its code is at hand: on the server always, in the browser once it was loaded. */
export function cardAtHand(cardType: string): ComponentType<ResultCardProps> | undefined {
  return isCardType(cardType) ? known[cardType] : undefined;
}

/** Loads the code of a card; rejects when there is none of that type or it does not arrive. */
export async function loadCard(cardType: string): Promise<ComponentType<ResultCardProps>> {
  const card = cardAtHand(cardType);
  if (!card) throw new Error(`Card Type ${cardType} not available`);
  return card;
}
