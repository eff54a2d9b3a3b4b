import type { SearchIndex } from '../engine/SearchIndex.ts';
import { parseText } from '../engine/parseText.ts';
import { words } from '../engine/words.ts';
import type { Language } from '../language/Language.ts';
import type { Places } from '../places.ts';
import type { SearchCatalog } from '../SearchCatalog.ts';
import { SURNAMES } from '../language/surnames.ts';
import { EVERYDAY_TOWNS } from './everydayTowns.ts';
import type { PlaceSign } from './placeLast.ts';

export interface PlaceNames {
  places: () => Places;
  language: Language;
  /** The index that is asked. */
  index: SearchIndex;
  /** Knows the words of all indexes. */
  catalog: Pick<SearchCatalog, 'isWord'>;
  /** In a search of everything a town may be called like somebody who is another section's best answer. */
  isOfEverything?: boolean | undefined;
  /** Whether a name that is a word of the index may be a town all the same. */
  isBold?: boolean;
}

/** A name that stands in more of the documents than this, and in more than a few, is that of the network itself. */
const OWN_NAME = 0.1;
const FEW = 20;

/**
 * Whether folded words name a place. ZIP areas and counties do, wherever they stand. A town of the network does, unless nothing but
 * the name says so. Any other town does where a word of place stands before it, and else if nothing in the index is called so: towns
 * have names like Jackson, Cool, Vista and Rescue.
 */
export function mayBePlace(name: string, sign: PlaceSign, names: PlaceNames): boolean {
  const { places, language, index, catalog, isOfEverything, isBold } = names;
  const place = places().byName(name);
  if (!place) return false;
  if (place.kind === 'postal-code' || place.kind === 'district') return true;
  if (place.locations > 0) return sign !== 'name' || isBold === true;
  const own = words(place.short);
  // With its state it is nothing else.
  if (name.startsWith(`${own.join(' ')} `)) return true;
  if (language.stopWords.has(name) || Object.hasOwn(language.synonyms, name)) return false;
  if (sign === 'place-word') return countOf(name, language, index) <= Math.max(FEW, OWN_NAME * index.count);
  if (EVERYDAY_TOWNS.has(name) || SURNAMES.has(name)) return false;
  if (isBold) return true;
  if (own.length > 1) return countOf(name, language, index) === 0;
  return sign === 'end' && !isOfEverything ? !index.knows(name) : !catalog.isWord(name);
}

/** Documents that speak of these words one after the other. */
export const countOf = (name: string, language: Language, index: SearchIndex): number =>
  index.query({
    ...{ text: parseText(`"${name}"`, { language, isLiteral: true }), fixed: { kind: 'all' } },
    ...{ filter: { kind: 'all' }, chosen: new Map(), facets: [], sort: [], now: 0, offset: 0, limit: 0 },
  }).total;
