import { cards } from '#src/components/cards.server.generated.ts';
import { rows } from '#src/components/rows.generated.ts';
import type { ResultCardProps } from '#src/components/cards/ResultCard.ts';
import type { RegistryRow } from '#src/declaration/RegistryRow.ts';
import type { Locale } from '#src/domain/entities/common.ts';
import { stringsFor } from '#src/i18n/strings.ts';
import type { PageProps } from '#src/context/PageProps.ts';
import { renderOnPage } from '#tests/support/renderOnPage.tsx';

/** A `CardType` of the registry. */
export type CardType = keyof typeof cards;

/** The words a card has on a page: those its row names, and no others. */
export async function cardStrings(cardType: CardType, locale: Locale = 'en') {
  const row = Object.values<RegistryRow>(rows).find((one) => one.cardType === cardType);
  return stringsFor(locale, row?.strings ?? []);
}

/** Draws a result's data in a card, with the words its row names. */
export async function drawCard(
  cardType: CardType,
  data: Record<string, unknown>,
  {
    result,
    page,
    ...card
  }: Omit<ResultCardProps, 'result'> & {
    result?: Partial<NonNullable<ResultCardProps['result']>>;
    page?: Partial<PageProps>;
  } = {},
) {
  const Card = cards[cardType];
  const dictionary = await cardStrings(cardType, page?.locale);
  return renderOnPage(<Card result={{ id: 'id1', data, ...result }} {...card} />, { dictionary, ...page });
}
