import { both, bullets, fill, html, paragraphs } from '../bilingual.ts';
import type { Bilingual, Pair } from '../bilingual.ts';
import { createRandom } from '../random.ts';
import { PEOPLE, TRIALS } from '../text/researchText.ts';
import type { TrialText } from '../text/researchText.ts';
import type { Named } from '../World.ts';
import { FREE_CHOICE, STAGES, stageOf } from './studies.ts';

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
}

/** A trial put together: its name, and what stands in the gaps of its text. */
interface Trial {
  name: Bilingual;
  asks: Pair;
  text: TrialText;
  gaps: Record<string, Bilingual | string>;
}

/** A way to hold a trial on a topic that fits it, under a name no other has. */
function trialOf(id: string, topic: Named, { taken, settings }: Names): Trial {
  const random = createRandom(`${id}-trial`);
  const people = PEOPLE[topic.name.en];
  if (!people) throw new Error(`research.json names nobody for "${topic.name.en}"`);
  const fitting = TRIALS.filter(({ topics }) => topics.includes(topic.name.en)).flatMap((text) =>
    text.designs.map((design) => ({ text, ...design })),
  );
  const plain = [
    ...random.sample(fitting, fitting.length),
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
    const gaps = { people: both(...people.who), setting: setting ? both(...setting) : '' };
    const name = fill(setting ? both(`${en}, {setting}`, `${es}, {setting}`) : both(en, es), gaps);
    if (taken.has(name.en)) continue;
    taken.add(name.en);
    const numbers = Object.entries(text.numbers).map(([gap, list]) => [gap, String(random.pick(list))]);
    return { name, asks, text, gaps: { are: both(...people.are), ...Object.fromEntries(numbers) } };
  }
  throw new Error(`no trial on "${topic.name.en}" is left`);
}

/** A trial on a topic, put together, in the words of its stage. */
export function tellTrial(id: string, topic: Named, status: string, names: Names): Told {
  const { name, asks, text, gaps } = trialOf(id, topic, names);
  const stage = stageOf(status);
  const tell = (each: Pair) => fill(both(...each), gaps);
  const isOpen = stage === STAGES.open;
  return {
    name,
    question: tell(asks),
    about: html(paragraphs(...text.happens.map(tell), ...(isOpen ? [FREE_CHOICE.trial] : []))),
    eligibility: html(
      paragraphs(stage.join),
      bullets(text.canJoin.map(tell)),
      paragraphs(stage.cannot),
      bullets(text.cannotJoin.map(tell)),
    ),
  };
}
