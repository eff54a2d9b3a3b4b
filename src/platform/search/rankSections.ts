import { pageAddresses } from './contentPages.ts';
import type { ContentPages } from './contentPages.ts';
import type { HitOf } from './hits.ts';
import type { Found } from './Search.ts';

/** What ranking looks at besides what was found. */
export interface SectionEvidence {
  hitOf: HitOf;
  pages: Pick<ContentPages, 'at'>;
}

/**
 * The sections of a search over everything that are worth showing, the best first: an exact name, then a page that is
 * named by the words, then a vertical whose kind they name, and places where they ask for one; equals stay in the configured
 * order. Some of the words are worth showing only where nothing has all of them, or where what has is no answer: a page that says
 * each of them somewhere, a story. Then care with some of the words comes after such pages, and before such stories.
 */
export function rankSections<T extends { found: Found }>(
  sections: readonly T[],
  evidence: SectionEvidence,
): T[] {
  const whole = sections.filter(({ found }) => found.answer.allWords);
  const isAnswered = whole.some(({ found }) => isAnswer(found, evidence));
  const shown = isAnswered
    ? whole
    : sections.filter(({ found }) => whole.length === 0 || found.answer.allWords || found.vertical.isCare);
  // Who asks for a kind of place wants to go there, whatever care is called so.
  const asksPlace = shown.some(({ found }) => found.vertical.arePlaces === true && found.asksKind);
  const yields = ({ vertical, answer }: Found) =>
    asksPlace && answer.exactName && vertical.isCare === true && !vertical.arePlaces;
  const order = ({ found }: T) =>
    rank(found, evidence) + (isAnswered ? 0 : standing(found)) - (yields(found) ? 3.5 : 0);
  return shown.sort((a, b) => order(b) - order(a));
}

/**
 * Whether what has all the words answers by that: care and places do, articles that have one of them in their name, others where the
 * words name them.
 */
const isAnswer = (one: Found, evidence: SectionEvidence): boolean =>
  !(
    one.vertical.isAside ||
    one.vertical.index.pagesOf ||
    one.vertical.index.endsAt ||
    saysItSomewhere(one)
  ) || rank(one, evidence) > 0;

/** Whether all the words stand in something that is called by none of them, and is neither care nor a place. */
const saysItSomewhere = ({ vertical, answer }: Found): boolean =>
  answer.isBeside === true && answer.allWords && !vertical.isCare && !vertical.arePlaces;

/** Where nothing answers: what has all the words, then care with some of them, then what is told beside it. */
const standing = (one: Found): number =>
  one.vertical.isAside || saysItSomewhere(one) ? -0.5 : one.answer.allWords ? 0 : -0.25;

/** A page named by the words is what they ask for ("pay my bill"), unless someone bears them as a name. */
const rank = (one: Found, evidence: SectionEvidence): number =>
  Number(one.answer.exactName) * 4 +
  Number(one.answer.isNamed && leadsToPage(one, evidence)) * 2 +
  Number(one.text?.namesKind ?? false) +
  Number(asksForPlaces(one));

/** Whether places were asked for, by their kind ("urgent care") or by asking where. */
const asksForPlaces = ({ vertical, text, asksKind }: Found): boolean =>
  vertical.arePlaces === true && (text?.asksWhere === true || asksKind);

/** Whether the first result is a content page of the site, or a part of one. */
function leadsToPage({ vertical, index, answer, locale }: Found, { hitOf, pages }: SectionEvidence): boolean {
  const site = vertical.index.pagesOf;
  const id = index.idOf(answer.page[0] ?? -1);
  const addresses = site && id !== '' ? pageAddresses(hitOf(vertical, id, locale).data) : [];
  return addresses.some((address) => site && pages.at(site, address.replace(/#.*/s, ''), locale));
}
