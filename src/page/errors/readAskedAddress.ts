import type { AskedAddress } from '#src/context/AskedAddress.ts';
import type { Locale, SiteVariant } from '#src/domain/entities/common.ts';
import type { KnownAddress } from '#src/domain/links/addressBook.ts';
import { searchWords, shownAddress } from '#src/domain/links/addressWords.ts';
import type { AddressBooks } from '#src/server/addressBooks.ts';

/** Most addresses that are named. */
const MOST = 3;

/**
 * What an address that leads nowhere may have meant: the closest of the site's own, and last the nearest page above it.
 * Never fails: without an answer it names none.
 */
export async function readAskedAddress(
  { variant, locale, path }: { variant: SiteVariant; locale: Locale; path: string },
  books: AddressBooks,
): Promise<AskedAddress> {
  const shown = shownAddress(path);
  const { pages, entities } = await books(variant, locale).catch(() => ({
    pages: undefined,
    entities: undefined,
  }));
  const above = pages?.above(path);
  const close = [...(pages?.closeTo(path, MOST) ?? []), ...(entities?.closeTo(path, MOST) ?? [])]
    .sort((a, b) => b.closeness - a.closeness)
    .map(({ address }) => address)
    .filter((address) => address.path !== above?.path)
    .slice(0, above ? MOST - 1 : MOST);
  const named: KnownAddress[] = above ? [...close, above] : close;
  return { ...(shown !== undefined && { shown }), words: searchWords(path), close: named };
}
