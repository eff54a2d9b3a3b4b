import type { ComponentType } from 'react';
import { cardLoaders } from '#src/components/cards.browser.generated.ts';
import type { ResultCardProps } from './ResultCard.ts';

const known = cardLoaders as Record<string, () => Promise<ComponentType<ResultCardProps>>>;
const loaded = new Map<string, ComponentType<ResultCardProps>>();

/** See cardTypes.server.ts. */
export function isCardType(cardType: string): boolean {
  return Object.hasOwn(known, cardType);
}

/** See cardTypes.server.ts. */
export function cardAtHand(cardType: string): ComponentType<ResultCardProps> | undefined {
  return loaded.get(cardType);
}

/** See cardTypes.server.ts. */
export async function loadCard(cardType: string): Promise<ComponentType<ResultCardProps>> {
  if (!isCardType(cardType)) throw new Error(`Card Type ${cardType} not available`);
  const card = await known[cardType]!();
  loaded.set(cardType, card);
  return card;
}
