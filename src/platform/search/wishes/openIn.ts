import type { Filter } from '../engine/filters.ts';
import { takeNearMe } from '../engine/takeNearMe.ts';
import { words } from '../engine/words.ts';
import type { Language } from '../language/Language.ts';
import { asksForPerson } from './asksForPerson.ts';
import { take, takeFirst } from './take.ts';
import type { Said } from './take.ts';
import type { Reading, Wish } from './wishFor.ts';

const HOURS = 'builtin.hours';

/** When something is to be open, as it is asked for on the wire, as its pill says it, and the words it was read out of. */
interface OpenSaid {
  filter: Filter;
  asked: string;
  text: string;
  taken: readonly string[];
}

/**
 * The wish that something be open: now, day and night, or on a day and in a part of it. Places are asked for the hours they
 * show; people for those of their offices, if `whole`, the query as it was, asks for somebody
 * ("eye doctor open saturday"): else a place is meant, or a day on which it hurts. Among people alone talk of opening says so, too.
 */
export function openIn(said: Said, whole: string, reading: Reading): Wish[] {
  const { vertical, language, officeHours, isOfEverything } = reading;
  if (!officeHours) {
    const open = vertical.result.includes('hours') ? openingIn(said, reading) : undefined;
    return open ? [openWish(HOURS, open)] : [];
  }
  const isMeant = !isOfEverything && language.wishes.opening.open.said.test(whole);
  if (!isMeant && !asksForPerson(whole, reading)) return [];
  const open = openingIn(said, reading);
  if (!open) return [];
  const text = `${language.wishes.opening.ofOffice} ${open.text.charAt(0).toLowerCase()}${open.text.slice(1)}`;
  return [openWish(officeHours, { ...open, text })];
}

/**
 * Whether folded words ask for what is open and for nothing else but idle words ("open now near me"): then places are meant.
 */
export function isOpeningAlone(text: string, language: Language, isIdle: (word: string) => boolean): boolean {
  const said = { text };
  if (!language.wishes.opening.alone.test(text) || !openingIn(said, { language, isOfEverything: true }))
    return false;
  const rest = takeNearMe(said.text, language)?.rest ?? said.text;
  return words(rest).every((word) => language.placeWords.has(word) || isIdle(word));
}

/** What is needed to understand talk of opening. */
type OpeningReading = Pick<Reading, 'language' | 'officeHours' | 'isOfEverything'>;

function openingIn(said: Said, reading: OpeningReading): OpenSaid | undefined {
  const { opening } = reading.language.wishes;
  const now = takeAcrossPlace(said, opening.now.said, reading.language);
  if (now) return { filter: { kind: 'open-now' }, asked: 'now', text: opening.now.text, taken: now };
  const always = takeAcrossPlace(said, opening.always.said, reading.language);
  if (always) {
    const filter = { kind: 'open-on', when: { kind: 'always' } } as const;
    return { filter, asked: 'always', text: opening.always.text, taken: always };
  }
  return openOnIn(said, reading);
}

/** Most words of a place, with what leads to it. */
const LONGEST_PLACE = 5;

/**
 * Takes the first find of a pattern, also where the words of a place stand within it ("open near me now", "open in Davis now"): those
 * are left, behind all else. The runs of words taken.
 */
function takeAcrossPlace(said: Said, pattern: RegExp, language: Language): string[] | undefined {
  const near = takeNearMe(said.text, language)?.taken;
  const all = said.text.split(' ');
  const places = all.flatMap((word, from) =>
    language.placeWords.has(word)
      ? Array.from({ length: LONGEST_PLACE }, (_, more) => all.slice(from, from + more + 1).join(' '))
      : [],
  );
  for (const place of near === undefined ? places : [near, ...places]) {
    const at = ` ${said.text} `.indexOf(` ${place} `);
    if (at < 1) continue;
    const without = said.text.slice(0, at) + said.text.slice(at + place.length + 1);
    const found = pattern.exec(without);
    if (!found || found.index >= at || found.index + found[0].length <= at) continue;
    const rest = { text: without };
    take(rest, pattern);
    said.text = `${rest.text.trim()} ${place}`.trim();
    return [found[0].slice(0, at - found.index), found[0].slice(at - found.index)].map((run) => run.trim());
  }
  const taken = take(said, pattern);
  return taken === undefined ? undefined : [taken];
}

function openOnIn(
  said: Said,
  { language, officeHours, isOfEverything }: OpeningReading,
): OpenSaid | undefined {
  const { parts, days, open, habit } = language.wishes.opening;
  const maySayPart =
    (!isOfEverything && !officeHours) ||
    open.said.test(said.text) ||
    (!isOfEverything && habit.test(said.text)) ||
    days.some((day) => day.said.test(said.text));
  const part = maySayPart ? takeFirst(said, parts) : undefined;
  const day = takeFirst(said, days);
  if (!part && !day) return undefined;
  const opens = take(said, open.said);
  const isSaid = (one: string | undefined) => one !== undefined;
  return {
    filter: {
      kind: 'open-on',
      when: { kind: 'day', day: day?.one.day ?? 'today', ...(part && { part: part.one.part }) },
    },
    asked: [day?.one.day, part?.one.part].filter(isSaid).join(' '),
    text: [open.text, day?.one.text, part?.one.text].filter(isSaid).join(' '),
    taken: [part?.taken, day?.taken, opens].filter(isSaid),
  };
}

const openWish = (field: string, { filter, asked, text, taken }: OpenSaid): Wish => ({
  filter,
  applied: {
    displayKey: text,
    displayValue: text,
    type: 'FIELD_VALUE',
    filter: { [field]: { $openAt: asked } },
    details: { words: taken },
  },
});
