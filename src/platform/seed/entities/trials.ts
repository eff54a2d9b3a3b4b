import { both, bullets, capital, fill, html, paragraphs } from '../bilingual.ts';
import type { Bilingual, Pair } from '../bilingual.ts';
import { createRandom } from '../random.ts';
import type { Random } from '../random.ts';
import { PEOPLE, STUDIES, TRIALS } from '../text/researchText.ts';
import type { Design, StudyText, TrialText } from '../text/researchText.ts';
import type { Named } from '../World.ts';
import type { Titles } from './titles.ts';
import { afterwards, FREE_CHOICE, STAGES, stageOf } from './studies.ts';

/** What a study put together says of itself; texts of several paragraphs are HTML. */
export interface Told {
  name: Bilingual;
  short?: Bilingual | undefined;
  question: Bilingual;
  about: Bilingual;
  eligibility?: Bilingual;
  /** At how many places it is held. */
  places: number;
}

/** The titles that are given, and among whom or where a study may be held when a topic has used them all. */
export interface Names {
  titles: Titles;
  settings: readonly Pair[];
}

/** How far a study has come, and at how many places it is to be held, if its kind can be held at so few. */
export interface Held {
  status: string;
  places: number;
}

/** A kind of study with one of its titles, filled. */
interface Chosen<Text> {
  text: Text;
  name: Bilingual;
  short: Bilingual | undefined;
  asks: Pair;
}

/** Whom research on a topic concerns. */
export function peopleOf(topic: Named): (typeof PEOPLE)[string] {
  const people = PEOPLE[topic.name.en];
  if (!people) throw new Error(`research.json names nobody for "${topic.name.en}"`);
  return people;
}

/** A number for each gap of a text; thousands have a comma. */
export const drawNumbers = (random: Random, numbers: StudyText['numbers']): Record<string, string> =>
  Object.fromEntries(
    Object.entries(numbers).map(([gap, list]) => [
      gap,
      String(random.pick(list)).replace(/(\d)(\d{3})$/, '$1,$2'),
    ]),
  );

/** What fills the gaps of a title: whom it concerns, bare and with the article that Spanish has, and what it is about. */
function titleGaps(topic: Named): Record<string, Bilingual> {
  const { who, matter } = peopleOf(topic);
  const people = both(...who);
  const article = /^(?:personas|familias)/.test(people.es) ? 'las' : 'los';
  return {
    people,
    People: capital(people),
    thePeople: both(people.en, `${article} ${people.es}`),
    Matter: capital(both(...matter)),
  };
}

/** What a title says before its colon, in both languages, where that is more than whom it concerns. */
function shortOf({ title: [en, es] }: Design, gaps: Record<string, Bilingual>): Bilingual | undefined {
  const [first, second] = [en, es].map((title) => /^(.+?):/.exec(title)?.[1]);
  return first && second && !/^\{\w+\}$/.test(first) ? fill(both(first, second), gaps) : undefined;
}

/** A kind of study on a topic, one that the topic and the network have had least often, under a title no other has. */
function choose<Text extends StudyText>(
  random: Random,
  kinds: readonly Text[],
  topic: Named,
  { titles, settings }: Names,
): Chosen<Text> {
  const gaps = titleGaps(topic);
  // What the topic has had already weighs more than what others had.
  const times = (kind: Text) => titles.times(kind) + 2 * titles.times(kind, topic);
  const drawn = random.sample(kinds, kinds.length).sort((one, other) => times(one) - times(other));
  // When all titles of a topic are taken, they are taken again, each among others or elsewhere.
  const again = settings.flatMap((setting) => kinds.map((text) => ({ text, setting })));
  for (const { text, setting } of [
    ...drawn.map((one) => ({ text: one, setting: undefined })),
    ...random.sample(again, again.length),
  ]) {
    const found = titles.give(
      text.designs.flatMap((form) => {
        const name = fill(both(...form.title), gaps);
        if (!setting) return [{ form, name }];
        // Nothing can follow what ends in a question.
        const [en, es] = setting;
        return name.en.endsWith('?') ? [] : [{ form, name: both(`${name.en}, ${en}`, `${name.es}, ${es}`) }];
      }),
    );
    if (!found) continue;
    titles.count(text);
    titles.count(text, topic);
    return { text, name: found.name, short: shortOf(found.form, gaps), asks: found.form.asks };
  }
  throw new Error(`no study on "${topic.name.en}" is left`);
}

/** How many clinics a study compares, in words. */
const COUNTS = [both('one', 'una'), both('two', 'dos'), both('three', 'tres'), both('four', 'cuatro')];

/** What a study is about while it takes people, when it takes nobody any more, and when it is over; then come its last words. */
function aboutOf(
  text: StudyText,
  status: string,
  tell: (each: Pair) => Bilingual,
  last: Bilingual,
): Bilingual {
  const { happens, running, ended } = text;
  const stage = stageOf(status);
  if (stage === STAGES.over) return paragraphs(tell(ended), last);
  if (stage === STAGES.open) return paragraphs(...happens.map(tell), last);
  return paragraphs(...(running ? [running] : happens).map(tell));
}

/** What is asked of those who join. Whoever must be 65 is not asked to be 18 as well. */
function askedFor({ canJoin }: StudyText, tell: (each: Pair) => Bilingual): Bilingual {
  const asked = canJoin.map(tell);
  const ages = asked.filter(({ en }) => en.startsWith('Age '));
  return bullets(asked.filter((each) => ages.length < 2 || each !== ages[0]));
}

/** A study on a topic that is no trial, put together, under a title no other has. */
export function tellStudy(id: string, topic: Named, held: Held, names: Names): Told {
  const random = createRandom(`${id}-text`);
  const { text, name, short, asks } = choose(random, STUDIES, topic, names);
  const places = Math.max(held.places, text.places);
  const gaps = {
    ...titleGaps(topic),
    are: both(...peopleOf(topic).are),
    clinics: COUNTS[places - 1]!,
    ...drawNumbers(random, text.numbers),
  };
  const tell = (each: Pair) => fill(both(...each), gaps);
  const isOpen = stageOf(held.status) === STAGES.open;
  return {
    name,
    short,
    question: tell(asks),
    about: html(
      aboutOf(text, held.status, tell, isOpen ? FREE_CHOICE.study : afterwards(id)),
      ...(isOpen ? [paragraphs(tell(text.join)), askedFor(text, tell)] : []),
    ),
    places,
  };
}

/** What came of a trial of a kind: what came of fewest others. */
function nextFinding({ found }: TrialText, titles: Titles): Pair {
  const [next] = [...found].sort((one, other) => titles.times(one) - titles.times(other));
  titles.count(next);
  return next!;
}

/** A trial on a topic, put together, in the words of its stage. */
export function tellTrial(id: string, topic: Named, held: Held, names: Names): Told {
  const random = createRandom(`${id}-trial`);
  const fitting = TRIALS.filter(({ topics }) => topics.includes(topic.name.en));
  const { text, name, short, asks } = choose(random, fitting, topic, names);
  const gaps = {
    ...titleGaps(topic),
    are: both(...peopleOf(topic).are),
    ...drawNumbers(random, text.numbers),
  };
  const stage = stageOf(held.status);
  const tell = (each: Pair) => fill(both(...each), gaps);
  const found = held.status === 'Completed Has Results' ? tell(nextFinding(text, names.titles)) : undefined;
  return {
    name,
    short,
    question: tell(asks),
    about: aboutOf(
      text,
      held.status,
      tell,
      stage === STAGES.open ? FREE_CHOICE.trial : afterwards(id, found),
    ),
    eligibility: html(
      paragraphs(stage.join),
      askedFor(text, tell),
      paragraphs(stage.cannot),
      bullets(text.cannotJoin.map(tell)),
    ),
    places: Math.max(held.places, text.places),
  };
}
