import { both, bullets, capital, fill, html, paragraphs } from '../bilingual.ts';
import type { Bilingual, Pair } from '../bilingual.ts';
import { createRandom } from '../random.ts';
import type { Random } from '../random.ts';
import { PEOPLE, STUDIES, TRIALS } from '../text/researchText.ts';
import type { StudyText, TrialText } from '../text/researchText.ts';
import type { Named } from '../World.ts';
import { afterwards, FREE_CHOICE, STAGES, stageOf } from './studies.ts';

/** What a study put together says of itself; texts of several paragraphs are HTML. */
export interface Told {
  name: Bilingual;
  question: Bilingual;
  about: Bilingual;
  eligibility?: Bilingual;
}

/** The names that are given, and among whom or where a trial may be held once more. */
export interface Names {
  taken: Set<string>;
  settings: readonly Pair[];
  /** How often each kind of study or trial was told, so that the next one is of another kind. */
  told?: Map<object, number>;
}

/** What was told least often first, and else as it was drawn. */
function rarestFirst<One extends { text: object }>(told: Names['told'], drawn: readonly One[]): One[] {
  const times = ({ text }: One) => told?.get(text) ?? 0;
  return [...drawn].sort((one, other) => times(one) - times(other));
}

const countTold = (told: Names['told'], text: object): unknown => told?.set(text, (told.get(text) ?? 0) + 1);

/** A trial put together: its name, and what stands in the gaps of its text. */
interface Trial {
  name: Bilingual;
  asks: Pair;
  text: TrialText;
  gaps: Record<string, Bilingual | string>;
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

/** A study on a topic that is no trial, put together, under a name no other has. */
export function tellStudy(id: string, topic: Named, status: string, { taken, settings, told }: Names): Told {
  const random = createRandom(`${id}-text`);
  const people = both(...peopleOf(topic).who);
  const gaps = { people, People: capital(people) };
  const titled = STUDIES.map((text) => ({ text, name: fill(both(...text.title), gaps) }));
  const elsewhere = settings.flatMap(([en, es]) =>
    titled.map(({ text, name }) => ({ text, name: both(`${name.en}, ${en}`, `${name.es}, ${es}`) })),
  );
  const found = [
    ...rarestFirst(told, random.sample(titled, titled.length)),
    ...random.sample(elsewhere, elsewhere.length),
  ].find(({ name }) => !taken.has(name.en));
  if (!found) throw new Error(`no study on "${topic.name.en}" is left`);
  taken.add(found.name.en);
  countTold(told, found.text);
  const { asks, happens, ended, numbers } = found.text;
  const drawn = drawNumbers(random, numbers);
  const tell = (each: Pair) => fill(both(...each), drawn);
  const stage = stageOf(status);
  return {
    name: found.name,
    question: both(...asks),
    about: html(
      paragraphs(
        ...(stage === STAGES.over ? [tell(ended), afterwards(id)] : happens.map(tell)),
        ...(stage === STAGES.open ? [FREE_CHOICE.study] : []),
      ),
    ),
  };
}

/** A way to hold a trial on a topic that fits it, under a name no other has. */
function trialOf(id: string, topic: Named, { taken, settings, told }: Names): Trial {
  const random = createRandom(`${id}-trial`);
  const people = peopleOf(topic);
  const fitting = TRIALS.filter(({ topics }) => topics.includes(topic.name.en)).flatMap((text) =>
    text.designs.map((design) => ({ text, ...design })),
  );
  const plain = [
    ...rarestFirst(told, random.sample(fitting, fitting.length)),
    // What is told apart by its title comes before what only its place tells apart.
    ...fitting.flatMap(({ text }, at) =>
      fitting.findIndex((one) => one.text === text) === at
        ? (text.further ?? []).map((design) => ({ text, ...design }))
        : [],
    ),
  ];
  // When all names of a topic are taken, they are taken again, each among others or elsewhere.
  const again = settings.flatMap((setting) => plain.map((one) => ({ ...one, setting })));
  for (const { text, title, asks, setting } of [
    ...plain.map((one) => ({ ...one, setting: undefined })),
    ...random.sample(again, again.length),
  ]) {
    const [en, es] = title;
    const who = both(...people.who);
    const gaps = { people: who, People: capital(who), setting: setting ? both(...setting) : '' };
    const name = fill(setting ? both(`${en}, {setting}`, `${es}, {setting}`) : both(en, es), gaps);
    if (taken.has(name.en)) continue;
    taken.add(name.en);
    countTold(told, text);
    return { name, asks, text, gaps: { are: both(...people.are), ...drawNumbers(random, text.numbers) } };
  }
  throw new Error(`no trial on "${topic.name.en}" is left`);
}

/** A trial on a topic, put together, in the words of its stage. */
export function tellTrial(id: string, topic: Named, status: string, names: Names): Told {
  const { name, asks, text, gaps } = trialOf(id, topic, names);
  const stage = stageOf(status);
  const tell = (each: Pair) => fill(both(...each), gaps);
  const found = status === 'Completed Has Results' ? tell(text.found) : undefined;
  const canJoin = text.canJoin.map(tell);
  // Whoever must be 65 is not asked to be 18 as well.
  const ages = canJoin.filter(({ en }) => en.startsWith('Age '));
  return {
    name,
    question: tell(asks),
    about: html(
      paragraphs(
        ...(stage === STAGES.over ? [tell(text.ended), afterwards(id, found)] : text.happens.map(tell)),
        ...(stage === STAGES.open ? [FREE_CHOICE.trial] : []),
      ),
    ),
    eligibility: html(
      paragraphs(stage.join),
      bullets(canJoin.filter((each) => ages.length < 2 || each !== ages[0])),
      paragraphs(stage.cannot),
      bullets(text.cannotJoin.map(tell)),
    ),
  };
}
