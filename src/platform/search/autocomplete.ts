import { randomUUID } from 'node:crypto';
import { takeNearMe } from './engine/takeNearMe.ts';
import { fold, words } from './engine/words.ts';
import { highlightTyped } from './highlight.ts';
import { languages } from './language/languages.ts';
import type { Prompt } from './PromptList.ts';
import type { PromptsOf } from './promptLists.ts';
import { BUSINESS_ID, knownLocale } from './protocol.ts';
import { readSentence, taskOf } from './readSentence.ts';
import type { SentenceRead } from './readSentence.ts';
import { saidOtherwise } from './saidOtherwise.ts';
import type { Json, Locale } from './Search.ts';
import type { SearchGround } from './SearchGround.ts';
import type { Vertical } from './Vertical.ts';

export interface AutocompleteRequest {
  input: string;
  limit: number;
  locale: string;
  /** Without one, all verticals of a search over everything propose. */
  verticalKey?: string;
}

interface Proposal extends Prompt {
  verticalKeys: string[];
  /** -1: does what is wanted; 0: begins as typed; 1: has the words; 2: is another word for them; 3: has other words for them. */
  distance: -1 | 0 | 1 | 2 | 3;
}

/** So many that have the typed words come before what only says them otherwise. */
const TYPED_FIRST = 2;
/** Texts taken for each other way to say it. */
const MOST_OTHERWISE = 3;

/**
 * Proposes what could be meant by what was typed so far: texts with those words, and what they mean in a directory's words
 * ("gyno" → "Obstetrics and Gynecology"), short names and the other language included. Words nobody knows are corrected
 * only if nothing is found, and a sentence is then read as the search reads it. `key` is the field a text is a value of, by which a client can group.
 */
export function autocomplete(ground: SearchGround, promptsOf: PromptsOf, request: AutocompleteRequest): Json {
  const { input, limit, verticalKey } = request;
  const locale = knownLocale(request.locale);
  const language = languages[locale];
  const near = takeNearMe(input, language);
  const sentence = near?.rest ?? input;
  const typed = words(sentence);
  const wanted = verticalKey === undefined ? ground.universal : [ground.vertical(verticalKey)];
  const find = (vertical: Vertical, text: string) => promptsOf(vertical, locale).find(text, limit);
  const tasks = ofTask(taskOf(ground, wanted, sentence, locale), find);
  let found = merged([...tasks, ...proposals(wanted, typed, locale, find)]);
  if (found.length === 0) found = ofSentence(readSentence(ground, wanted, sentence, locale), locale, find);
  if (found.length === 0 && typed.length > 0) {
    const isCorrected = new Set<string>();
    for (const vertical of wanted) {
      const meant = corrected(ground, vertical, locale, typed);
      if (meant.join(' ') === typed.join(' ') || isCorrected.has(meant.join(' '))) continue;
      isCorrected.add(meant.join(' '));
      found.push(...proposals(wanted, meant, locale, find));
    }
    found = merged(found);
  }
  const intents = near ? ['NEAR_ME'] : [];
  return {
    input: { value: input, queryIntents: intents },
    businessId: BUSINESS_ID,
    queryId: randomUUID(),
    results: best(found, limit).map(({ text, field, verticalKeys }) => {
      const value = near ? `${text} ${language.nearMeText}` : text;
      return {
        ...{ value, matchedSubstrings: highlightTyped(value, typed.join(' ')) },
        ...{ queryIntents: intents, verticalKeys, ...(field === undefined ? {} : { key: field }) },
      };
    }),
  };
}

/** What is proposed for a sentence: what it looks for, with what it says besides, in the first way that leads somewhere. */
function ofSentence(read: readonly SentenceRead[], locale: Locale, find: FindPrompts): Proposal[] {
  const ways = Math.max(0, ...read.map(({ sought }) => sought.length));
  for (let way = 0; way < ways; way += 1) {
    const found = read.flatMap(({ vertical, sought, besides }) =>
      ((sought[way] ?? []).length > 0 ? proposals([vertical], sought[way] ?? [], locale, find) : [])
        .slice(0, MOST_OTHERWISE)
        // Who is called by name is found whatever else is said.
        .map((one) =>
          besides === '' || one.field === 'name' ? one : { ...one, text: `${one.text}, ${besides}` },
        ),
    );
    if (found.length > 0) return merged(found);
  }
  return [];
}

/** What does what a sentence wants done comes before all that has its words. */
const ofTask = (tasks: ReturnType<typeof taskOf>, find: FindPrompts): Proposal[] =>
  tasks.flatMap(({ vertical, name }) =>
    find(vertical, name)
      .slice(0, 1)
      .map((prompt): Proposal => ({ ...prompt, verticalKeys: [vertical.key], distance: -1 })),
  );

type FindPrompts = (vertical: Vertical, text: string) => Prompt[];

/** What verticals propose for words, each text once. */
function proposals(
  verticals: readonly Vertical[],
  typed: readonly string[],
  locale: Locale,
  find: FindPrompts,
): Proposal[] {
  const whole = typed.join(' ');
  const { stopWords } = languages[locale];
  const ways = new Map<string, string[]>();
  const otherwise = (telling: readonly string[]) => {
    const key = telling.join(' ');
    let known = ways.get(key);
    if (!known) ways.set(key, (known = saidOtherwise(telling, locale)));
    return known;
  };
  const found: Proposal[] = [];
  for (const vertical of verticals) {
    const add = (text: string, distanceOf: (folded: string) => Proposal['distance'], most?: number) => {
      for (const prompt of find(vertical, text).slice(0, most)) {
        found.push({ ...prompt, verticalKeys: [vertical.key], distance: distanceOf(fold(prompt.text)) });
      }
    };
    const typedIn = (folded: string) => (folded.startsWith(whole) ? 0 : 1);
    add(whole, typedIn);
    if (whole === '') continue;
    // "dr patel", "doctor for kids": the words that say something.
    const isIdle = (word: string) => stopWords.has(word) || vertical.noise.includes(word);
    const telling = typed.filter((word, at) => at === typed.length - 1 || !isIdle(word));
    const said = telling.length > 1 && isIdle(telling.at(-1) ?? '') ? telling.slice(0, -1) : telling;
    if (said.length < typed.length) add(said.join(' '), typedIn);
    for (const way of new Set([typed, said].flatMap(otherwise)))
      add(way, (folded) => (folded === way ? 2 : 3), MOST_OTHERWISE);
  }
  return merged(found);
}

/** Each text once, with the verticals that propose it, the greatest of its weights and the least of its distances. */
function merged(found: readonly Proposal[]): Proposal[] {
  const byText = new Map<string, Proposal>();
  for (const one of found) {
    const key = fold(one.text);
    const same = byText.get(key);
    if (!same) byText.set(key, { ...one, verticalKeys: [...one.verticalKeys] });
    else {
      if (one.weight > same.weight) Object.assign(same, { weight: one.weight, field: one.field });
      if (one.distance < same.distance) same.distance = one.distance;
      same.verticalKeys = [...new Set([...same.verticalKeys, ...one.verticalKeys])];
    }
  }
  return [...byText.values()];
}

/** What was typed with each word replaced that the vertical takes for another. */
function corrected(
  ground: SearchGround,
  vertical: Vertical,
  locale: Locale,
  typed: readonly string[],
): string[] {
  const index = ground.catalog.index(vertical.index.key, locale);
  return typed.flatMap((word) => words(index.correctionOf(word) ?? word));
}

/** What begins as typed first, then what stands for more; of what is said otherwise the best comes early. */
function best(found: readonly Proposal[], limit: number): Proposal[] {
  const inOrder = [...found].sort(
    (a, b) => a.distance - b.distance || b.weight - a.weight || (a.text < b.text ? -1 : 1),
  );
  const otherwise = inOrder.filter(({ distance }) => distance >= 2);
  const typed = inOrder.filter(({ distance }) => distance < 2);
  return [
    ...typed.slice(0, TYPED_FIRST),
    ...otherwise.slice(0, 1),
    ...typed.slice(TYPED_FIRST),
    ...otherwise.slice(1),
  ].slice(0, limit);
}
