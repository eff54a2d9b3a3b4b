import type { ComponentRendering } from '@sitecore-jss/sitecore-jss-nextjs';
import type { RegistryRow } from '#src/declaration/RegistryRow.ts';

const byCardType = new WeakMap<Record<string, RegistryRow>, Map<string, RegistryRow>>();

function cardsOf(rows: Record<string, RegistryRow>): Map<string, RegistryRow> {
  let cards = byCardType.get(rows);
  if (!cards) {
    cards = new Map();
    for (const row of Object.values(rows)) if (row.cardType !== undefined) cards.set(row.cardType, row);
    byCardType.set(rows, cards);
  }
  return cards;
}

/** The groups of strings a placed component needs: its own, and those of the result cards it draws. */
export function stringGroupsOf(
  { componentName, params }: ComponentRendering,
  rows: Record<string, RegistryRow>,
): string[] {
  const row = rows[componentName];
  if (!row) return [];
  // `CardType` names one card, `CardTypes` several, comma-separated.
  const asked = [params?.CardType, params?.CardTypes].flatMap((text) => text?.split(',') ?? []);
  const cards = [...(row.cards ?? []), ...asked].flatMap(
    (cardType) => cardsOf(rows).get(cardType.trim()) ?? [],
  );
  return [...row.strings, ...cards.flatMap((card) => card.strings)];
}
