import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { demoEntities } from './seedDemo.ts';
import { writtenArticles } from './entities/writers.ts';
import { createRandom } from './random.ts';
import { articleText, articleTitle } from './text/articleText.ts';
import { gradeOf, sentencesOf, spanishEase } from './testing/readingLevel.ts';
import { emptyWorld } from './World.ts';
import type { Bilingual } from './bilingual.ts';

/* What is said of one topic in a short article: who adds a topic is told what it lacks. */

jest.setTimeout(60_000);

interface Told {
  subject: string;
  lead: Bilingual;
  more?: Bilingual;
  day?: Bilingual;
  now?: Bilingual;
  [part: string]: unknown;
}
type Condition = Told & Required<Pick<Told, 'more' | 'now'>>;
const read = (name: string): unknown =>
  JSON.parse(readFileSync(join(import.meta.dirname, 'texts', name), 'utf8'));
const { conditions, wellness } = read('article-topics.json') as { conditions: Condition[]; wellness: Told[] };
const areas = read('article-areas.json') as { area: string; now?: Bilingual }[];

const partsOf = (told: Told): Bilingual[] =>
  Object.values(told)
    .flat()
    .filter((part): part is Bilingual => typeof part === 'object' && part !== null && 'en' in part);

const world = emptyWorld('2026-11-21', 0.25);
for (const { step } of demoEntities(world)) if (step === 'events') break;
const written = new Set(writtenArticles.flatMap(({ topics }) => topics));
const open = world.topics.filter(({ subject, parent }) => parent && !written.has(subject.en));

it('of every topic below an area that no long article tells of, and of no other', () => {
  const subjectsOf = (isWellness: boolean) =>
    [
      ...new Set(
        open.filter(({ kind }) => (kind === 'wellness') === isWellness).map(({ subject }) => subject.en),
      ),
    ].sort();
  expect(conditions.map(({ subject }) => subject).sort()).toEqual(subjectsOf(false));
  expect(wellness.map(({ subject }) => subject).sort()).toEqual(subjectsOf(true));
});

it('what helps on ordinary days, where there is an article about them', () => {
  const lived = new Set(open.filter(({ kind }) => kind === 'living').map(({ subject }) => subject.en));
  expect(conditions.filter((told) => 'day' in told !== lived.has(told.subject))).toEqual([]);
});

it('what stands below a heading of its own names what it is about', () => {
  const pointing =
    /^(?:(?:It|They|These|Those|This)\b|(?:Some|Many|Most) (?:are|can|come|do|grow|need|with)\b)/;
  const apart = conditions.map(({ more }) => more);
  expect(apart.length).toBeGreaterThan(50);
  expect(
    apart.filter(({ en, es }) => pointing.test(en) || /^(?:Est[ao]s|Es[ao]s) señales\b/.test(es)),
  ).toEqual([]);
});

/** The articles about conditions and about living with them, as they are put together. */
const bodies = open
  .filter(({ kind }) => kind !== 'wellness')
  .map((topic) => ({ topic, body: articleText(createRandom(topic.id), topic, []).body }));
const bodiesOf = (subject: string) => bodies.filter(({ topic }) => topic.subject.en === subject);

describe('when not to wait', () => {
  it('is said of each condition alone, and never with the signs of its area', () => {
    const borrowed = areas.flatMap(({ now }) => (now ? [now] : []));
    expect(borrowed.length).toBeGreaterThan(10);
    for (const { topic, body } of bodies) {
      const { now } = conditions.find(({ subject }) => subject === topic.subject.en)!;
      for (const locale of ['en', 'es'] as const) {
        expect(body[locale]).toContain(`<p>${now[locale]}</p>`);
        expect(borrowed.filter((area) => body[locale].includes(area[locale]))).toEqual([]);
      }
    }
    const signs = conditions.map(({ now }) => now.en);
    expect(new Set(signs).size).toBe(signs.length);
  });

  it.each(conditions.map(({ subject, now }) => [subject, now] as const))(
    'says where to go now, in both languages alike: %s',
    (_, now) => {
      expect(now.en).toMatch(/\b911\b|emergency room|care at once/);
      const numbers = (text: string) =>
        [...new Set(text.match(/\b(?:911|988|1-800-222-1222)\b/g))].sort().join();
      expect(numbers(now.es)).toBe(numbers(now.en));
      const rooms = (text: string, word: RegExp) => text.match(word)?.length ?? 0;
      expect(rooms(now.es, /sala de emergencias|a emergencias/g)).toBe(rooms(now.en, /emergency room/g));
    },
  );

  it('takes up what the same article calls urgent', () => {
    const urgent =
      /is an emergency|\b(?:call|needs?|care|seen|visit)\b.*(?:\b911\b|at once|same day|right away|within days)/;
    const stems = (text: string) =>
      new Set(
        text
          .toLowerCase()
          .match(/\p{L}{5,}/gu)
          ?.map((word) => word.slice(0, 5)),
      );
    const told = conditions.flatMap(({ subject, lead, more, day, now }) =>
      [lead, more, ...(day ? [day] : [])]
        .flatMap(({ en }) => sentencesOf(en))
        .filter((sentence) => urgent.test(sentence))
        .map((sentence) => ({ subject, sentence, now: stems(now.en) })),
    );
    expect(told.length).toBeGreaterThan(15);
    const left = told.filter(({ sentence, now }) => {
      const said = [...stems(sentence)];
      return said.length > 2 && said.filter((stem) => now.has(stem)).length < 2;
    });
    expect(left.map(({ subject, sentence }) => `${subject}: ${sentence}`)).toEqual([]);
  });

  it.each([
    ['Sciatica', /numb between the legs/, /dormida la zona entre las piernas/],
    ['Herniated disc', /numbness between the legs/, /duerme la zona entre las piernas/],
    ['Spinal stenosis', /holding urine or stool/, /escaparse la orina/],
    [
      'Graves’ disease',
      /thyroid pills, call us the same day for fever/,
      /mismo día por fiebre, dolor de garganta/,
    ],
    [
      'Polycystic ovary syndrome',
      /belly pain or fainting, above all if you may be pregnant/,
      /puede estar embarazada/,
    ],
    ['Gestational diabetes', /baby who moves less.*trouble seeing/, /bebé se mueve menos.*ve mal/],
    ['Type 1 diabetes', /glucagon.*ketones/, /glucagón.*cetonas/],
    [
      'Opioid use disorder',
      /give naloxone.*breathes slowly.*blue or gray lips/,
      /dé naloxona.*despacio.*azules o grises/,
    ],
    [
      'Concussion',
      /vomiting again and again.*drowsiness.*pupil.*blood thinner/,
      /vomita.*sueño.*pupila.*anticoagulantes/,
    ],
    ['Hernia', /turns hard, red or dark/, /duro, rojo u oscuro/],
    ['Glaucoma', /sudden eye pain with blurred sight/, /duele de pronto un ojo y ve borroso/],
    ['Peripheral artery disease', /suddenly cold, pale or blue/, /de pronto frío, pálido o azul/],
    ['Aneurysm', /severe pain in the belly, back or chest/, /dolor fuerte de vientre, espalda o pecho/],
    [
      'Cirrhosis',
      /vomiting blood.*confusion.*fever or belly pain/,
      /vomita sangre.*confusión.*fiebre o dolor de vientre/,
    ],
    ['Lupus', /chest pain.*any fever, foamy/, /dolor en el pecho.*cualquier fiebre, orina con espuma/],
    ['Eating disorders', /fainting.*uneven heartbeat.*988/, /desmayo.*latidos irregulares.*988/],
    ['Premature birth', /stops breathing, turns blue/, /deja de respirar, se pone azul/],
    ['HIV', /within 72 hours/, /antes de 72 horas/],
    ['Blood clots', /coughing up blood/, /tose sangre/],
    ['Lymphoma', /100\.4 °F \(38 °C\) or chills/, /100\.4 °F \(38 °C\) o escalofríos/],
    ['Newborn jaundice', /cannot be woken.*100\.4 °F/, /no despierta.*100\.4 °F/],
    ['Macular degeneration', /lines look bent/, /líneas rectas se ven torcidas/],
    ['Nearsightedness', /curtain in your sight/, /como una cortina/],
  ])('names the emergency of %s', (subject, en, es) => {
    const own = bodiesOf(subject);
    expect(own.length).toBeGreaterThan(0);
    for (const { body } of own) {
      expect(body.en).toMatch(en);
      expect(body.es).toMatch(es);
    }
  });
});

describe('what to ask at a visit', () => {
  it('are three questions, none of them twice', () => {
    for (const { topic, body } of bodies) {
      const questions = body.en.match(/<li>.*?<\/li>/g) ?? [];
      expect({ topic: topic.name.en, questions: new Set(questions).size }).toEqual({
        topic: topic.name.en,
        questions: 3,
      });
    }
  });

  it.each([
    [/Would an antibiotic help here/, ['Sore throat']],
    [/passed on to others|can I pass it on/, []],
    [/Would a test show what it is/, ['Seasonal allergies']],
    [/eyes, feet, kidneys|What do I do with my medicines on a day when I am ill/, ['Type 1 diabetes']],
    [/Bring your meter/, ['Type 1 diabetes']],
    [/inhaler/, []],
    [/Bring your glasses or hearing aids/, ['Ringing in the ears']],
    [/weight in the morning/, ['Heart valve disease']],
    [/people who face you/, []],
    [/wet diapers there are in a day/, ['Newborn jaundice']],
  ])('and what stands beside them is said only where it fits: %p', (line, fitting) => {
    const found = bodies.filter(({ body }) => line.test(body.en.replace(/<h2>When not to wait.*/, '')));
    expect(
      [...new Set(found.map(({ topic }) => topic.subject.en))].filter(
        (one) => !(fitting as string[]).includes(one),
      ),
    ).toEqual([]);
  });
});

it.each(['en', 'es'] as const)('no sentence twice (%s)', (locale) => {
  const all = [...conditions, ...wellness].flatMap((told) =>
    partsOf(told).flatMap((part) => sentencesOf(part[locale])),
  );
  const twice = all.filter((sentence, at) => sentence.split(' ').length > 4 && all.indexOf(sentence) !== at);
  expect(twice).toEqual([]);
});

it.each([...conditions, ...wellness].map((told) => [told.subject, told] as const))(
  'is easy to read and fits on a card: %s',
  (_, told) => {
    const text = (locale: 'en' | 'es') =>
      partsOf(told)
        .map((part) => part[locale])
        .join('\n');
    expect(gradeOf(text('en'))).toBeLessThanOrEqual(8);
    expect(spanishEase(text('es'))).toBeGreaterThanOrEqual(55);
    for (const locale of ['en', 'es'] as const) expect(told.lead[locale].length).toBeLessThanOrEqual(200);
  },
);

it('titles of many patterns, none of them on many, in both languages', () => {
  for (const locale of ['en', 'es'] as const) {
    const patterns = new Map<string, number>();
    const titles = open.map((topic) => ({ title: articleTitle(topic)[locale], topic }));
    for (const { title } of titles) {
      const pattern = title.replace(/^.*?(?=[:,] (?!Joints|Eyes|Nose|articulaciones|ojos|nariz))/, '');
      patterns.set(pattern, (patterns.get(pattern) ?? 0) + 1);
    }
    expect(patterns.size).toBeGreaterThanOrEqual(10);
    expect(Math.max(...patterns.values()) / titles.length).toBeLessThan(0.15);
  }
});
