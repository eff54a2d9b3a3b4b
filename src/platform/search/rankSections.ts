import { pageAddresses } from './contentPages.ts';
import type { ContentPages } from './contentPages.ts';
import type { HitOf } from './hits.ts';
import type { Found } from './Search.ts';
import { KIND } from './wishes/readWishes.ts';

/** What ranking looks at besides what was found. */
export interface SectionEvidence {
  hitOf: HitOf;
  pages: Pick<ContentPages, 'at'>;
}

/**
 * The sections of a search over everything that are worth showing, the best first: an exact name, then a page that is
 * named by the words, then a vertical whose kind they name, and places where they ask for one; equals stay in the configured
 * order.
 */
export function rankSections<T extends { found: Found }>(
  sections: readonly T[],
  evidence: SectionEvidence,
): T[] {
  // Some of the words are worth showing only where nothing has all of them.
  const whole = sections.filter(({ found }) => found.answer.allWords);
  const shown = whole.length > 0 ? whole : [...sections];
  return shown.sort((a, b) => rank(b.found, evidence) - rank(a.found, evidence));
}

/** A page named by the words is what they ask for ("pay my bill"), unless someone bears them as a name. */
const rank = (one: Found, evidence: SectionEvidence): number =>
  Number(one.answer.exactName) * 4 +
  Number(one.answer.isNamed && leadsToPage(one, evidence)) * 2 +
  Number(one.text?.namesKind ?? false) +
  Number(asksForPlaces(one));

/** Whether places were asked for, by their kind ("urgent care") or by asking where. */
const asksForPlaces = ({ vertical, text, applied }: Found): boolean =>
  vertical.arePlaces === true && (text?.asksWhere === true || applied.some(({ filter }) => isOfKind(filter)));

const isOfKind = (filter: unknown): boolean =>
  typeof filter === 'object' && filter !== null && Object.hasOwn(filter, KIND);

/** Whether the first result is a content page of the site, or a part of one. */
function leadsToPage({ vertical, index, answer, locale }: Found, { hitOf, pages }: SectionEvidence): boolean {
  const site = vertical.index.pagesOf;
  const id = index.idOf(answer.page[0] ?? -1);
  const addresses = site && id !== '' ? pageAddresses(hitOf(vertical, id, locale).data) : [];
  return addresses.some((address) => site && pages.at(site, address.replace(/#.*/s, ''), locale));
}
