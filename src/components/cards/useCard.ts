import { cardAtHand, loadCard } from '#card-types';
import { type ComponentType, useEffect, useState } from 'react';
import type { ResultCardProps } from './ResultCard.ts';

/** The card of a `CardType`: at once on the server or when its code is here, else once it arrived. */
export function useCard(cardType: string): {
  Card: ComponentType<ResultCardProps> | undefined;
  /** The code did not arrive. */
  hasFailed: boolean;
} {
  const [, setArrived] = useState('');
  const [failed, setFailed] = useState('');
  const Card = cardAtHand(cardType);
  useEffect(() => {
    if (cardAtHand(cardType)) return undefined;
    let isCurrent = true;
    loadCard(cardType).then(
      () => isCurrent && setArrived(cardType),
      () => isCurrent && setFailed(cardType),
    );
    return () => {
      isCurrent = false;
    };
  }, [cardType]);
  return { Card, hasFailed: failed === cardType };
}
