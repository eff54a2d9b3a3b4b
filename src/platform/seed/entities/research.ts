import { z } from 'zod';
import {
  both,
  fill,
  html,
  inSentence,
  listed,
  paragraphs,
  mailName,
  phrase,
  same,
  sentences,
  slugOf,
} from '../bilingual.ts';
import type { Bilingual, Pair } from '../bilingual.ts';
import { LAST_NAMES } from '../data/people.ts';
import { REGIONS } from '../data/places.ts';
import { portraitByLot, portraitImage } from '../portraits.ts';
import { createRandom } from '../random.ts';
import type { Random } from '../random.ts';
import { numbered, ref, refs, scaled } from '../World.ts';
import type { DemoEntity, Investigator, Named, Provider, Site, World } from '../World.ts';
import { fictionPhone } from './phones.ts';
import { personName } from './providers.ts';
import { howToJoin, leadStudies, STAGES, stageOf, studyEntity, writtenStudies } from './studies.ts';
import { named } from './named.ts';
import { Titles } from './titles.ts';
import { drawNumbers, peopleOf, tellStudy, tellTrial } from './trials.ts';
import { INVESTIGATORS, PUBLICATIONS } from '../text/researchText.ts';
import type { PublicationText } from '../text/researchText.ts';
import { pairs, readTexts } from '../readTexts.ts';

const known = readTexts(
  'institutes.json',
  z.strictObject({
    institutes: pairs,
    topics: z.array(
      z.strictObject({
        en: z.string(),
        es: z.string(),
        /** Topics that those who do research on it turn to besides, by their English names. */
        near: z.array(z.string()).min(1),
        /** Whose field it is. */
        specialties: z.array(z.string()).min(1),
      }),
    ),
    /** Among whom or where a study is done; with the topic and the kind of study it makes a name of its own. */
    settings: pairs,
    /** Where a study is done, for one whose name says among whom. */
    places: pairs,
    journals: z.array(z.string()),
    clinicalStatuses: z.array(z.string()),
  }),
);

const lastNames = LAST_NAMES.split(',');
/** So often another name is drawn before names get numbers: a network many times this one's size uses them up. */
const DRAWS = 400;

/** A title no other publication has, and the text it belongs to: of a kind its topic has not had, while there is one. */
function nameOf(random: Random, topic: Named, papers: Papers): { name: string; text: PublicationText } {
  const text = papers.nextKind(topic);
  const words = { topic: inSentence(topic.name).en, Topic: topic.name.en };
  const plain = text.titles.map((form) => ({ form, name: fill(same(form), words) }));
  for (let draw = 0; ; draw += 1) {
    const within = fill(same(text.within), { ...words, setting: random.pick(known.settings)[0] });
    const given = draw === 0 ? papers.titles.give(plain) : undefined;
    if (given) return { name: given.name.en, text };
    const name = draw > DRAWS ? same(`${within.en}, part ${draw - DRAWS + 1}`) : within;
    if (papers.titles.take(name)) return { name: name.en, text };
  }
}
const author = (random: Random): string =>
  `${random.pick(lastNames)} ${String.fromCharCode(65 + random.int(0, 22))}${random.chance(0.5) ? String.fromCharCode(65 + random.int(0, 22)) : ''}`;

/**
 * A publication's abstract in its four parts, as HTML: what was found, and one of the ways that can have found it. What was found
 * comes by `turn`, of those there are of its kind.
 */
export function abstractOf(id: string, text: PublicationText, topic: Named, turn: number): string {
  const random = createRandom(`${id}-abstract`);
  const { methods, results, conclusions } = text.findings[turn % text.findings.length]!;
  const gaps = {
    ...drawNumbers(random, text.numbers),
    topic: inSentence(topic.name).en,
    people: peopleOf(topic).who[0],
  };
  return [
    ['Background', random.pick(text.background)],
    ['Methods', random.pick(methods)],
    ['Results', results],
    ['Conclusions', conclusions],
  ]
    .map(([part = '', words = '']) => `<p><strong>${part}:</strong> ${fill(same(words), gaps).en}</p>`)
    .join('');
}

/** Names the research topics, which articles link to before their entities are made. */
export function prepareResearch(world: World): void {
  known.topics.forEach(({ en, es }, index) =>
    world.researchTopics.push({ id: numbered('rtopic', index + 1, 2), name: both(en, es) }),
  );
}

/** Institutes, research locations and topics, investigators, studies (those described by hand, then some put together) and publications. */
export function* buildResearch(world: World): Generator<DemoEntity> {
  yield* institutesAndTopics(world);
  yield* researchLocations(world);
  nameInvestigators(world);
  const papers = new Papers();
  const studies = scaled(world, 160, 36);
  const publications = scaled(world, 160, 24);
  // All are drawn before the first investigator, who names them, and none before the next one's name is free.
  const later: DemoEntity[] = [];
  for (const led of leadStudies(world)) {
    papers.titles.take(led.study.title);
    papers.link([led.leader], led.id);
    later.push(studyEntity(world, led));
  }
  for (let number = writtenStudies.length + 1; number <= studies; number += 1)
    later.push(studyOf(world, papers, number));
  for (let number = 1; number <= publications; number += 1)
    later.push(publicationOf(world, papers, number, publications));
  yield* later;
  for (const index of world.investigators.keys()) yield investigatorOf(world, papers, index);
}

/** Titles that are given, and what each investigator has a part in. */
class Papers {
  readonly titles = new Titles();
  readonly byInvestigator = new Map<string, string[]>();

  link(people: readonly { id: string }[], id: string): void {
    for (const person of people)
      this.byInvestigator.set(person.id, [...(this.byInvestigator.get(person.id) ?? []), id]);
  }

  /** The kind of publication there are fewest of, among those its topic has not had. */
  nextKind(topic: Named): PublicationText {
    const { titles } = this;
    const free = PUBLICATIONS.filter((kind) => titles.times(kind, topic) === 0);
    const [kind] = [...(free.length > 0 ? free : PUBLICATIONS)].sort(
      (one, other) => titles.times(one) - titles.times(other),
    );
    titles.count(kind);
    titles.count(kind, topic);
    return kind!;
  }

  /** Those who lead the next work on a topic: of its field, whoever has fewest works, and now and then one more of that field. */
  leaders(world: World, id: string, topic: Named): Investigator[] {
    const random = createRandom(`${id}-leaders`);
    const works = ({ id: one }: Investigator) => this.byInvestigator.get(one)?.length ?? 0;
    const ofField = random
      .sample(world.investigators, world.investigators.length)
      .filter(({ topics }) => topics[0] === topic)
      .sort((one, other) => works(one) - works(other));
    const people = ofField.slice(0, random.int(1, 2));
    this.link(people, id);
    return people;
  }
}

/** The topic of a composed work: by turns, of those that somebody's field is, so that none has many more than another. */
function topicOf(world: World, number: number): Named {
  const led = world.researchTopics.filter((topic) =>
    world.investigators.some(({ topics }) => topics[0] === topic),
  );
  const list = led.length > 0 ? led : world.researchTopics;
  return list[number % list.length]!;
}

/** What the institutes with a field of their own look into; any other topic is the first one's. */
const FIELDS: readonly (readonly [institute: RegExp, topics: RegExp])[] = [
  [/Cancer/, /cancer/i],
  [/Heart/, /heart|stroke|physical activity/i],
  [/Aging/, /aging|caregiving/i],
  [/Community/, /equity|primary care|nutrition|telehealth|vaccines/i],
];

/** The institute for what somebody studies, by the first topic. */
function instituteFor({ institutes }: World, topics: readonly Named[]): Named[] {
  const about = topics[0]?.name.en ?? '';
  const [wanted] = FIELDS.find(([, ofField]) => ofField.test(about)) ?? [];
  return [institutes.find(({ name }) => wanted?.test(name.en)) ?? institutes[0]!];
}

function* institutesAndTopics(world: World): Generator<DemoEntity> {
  known.institutes.forEach(([en, es], index) =>
    world.institutes.push({ id: numbered('institute', index + 1, 2), name: both(en, es) }),
  );
  for (const institute of world.institutes) {
    yield {
      id: institute.id,
      type: 'ce_researchInstitute',
      languages: 'both',
      body: { name: institute.name, slug: slugOf(institute.name.en) },
    };
  }
  for (const topic of world.researchTopics) {
    yield {
      id: topic.id,
      type: 'ce_researchTopic',
      languages: 'both',
      body: { name: topic.name, slug: slugOf(topic.name.en) },
    };
  }
}

/** How a place's mailbox is called: by its town or its own name without what kind of place it is, while that is free. */
function mailboxOf({ name }: Site, taken: Set<string>): string {
  const full = slugOf(name).replace(/^meridian-/, '');
  const short = full.replace(/-(?:medical-center|medical-plaza|care-center|health-center)$/, '');
  const own = taken.has(short) ? full : short;
  taken.add(own);
  return own;
}

/** Hospitals and some care centers do research. */
function* researchLocations(world: World): Generator<DemoEntity> {
  const hospitals = world.facilities.filter((site) => site.types.includes('Hospital'));
  const mailboxes = new Set<string>();
  for (const [index, site] of [
    ...hospitals,
    ...world.facilities.filter((item) => item.types.includes('Care Center')).slice(0, 9),
  ].entries()) {
    const id = numbered('rloc', index + 1, 2);
    const random = createRandom(id);
    const mailbox = mailboxOf(site, mailboxes);
    // Some have no e-mail, so that enrolling by e-mail must skip them; one address is long.
    const email = random.chance(0.7)
      ? `${random.chance(0.2) ? 'research.studies' : 'studies'}.${mailbox}@meridianhealth.example`
      : undefined;
    const location = { id, name: same(site.name), site, email };
    world.researchLocations.push(location);
    yield {
      id: location.id,
      type: 'ce_researchLocation',
      languages: 'both',
      body: {
        name: site.name,
        slug: slugOf(site.name),
        c_emailAddress: email,
        address: site.address,
        mainPhone: site.phone,
        yextDisplayCoordinate: { latitude: site.latitude, longitude: site.longitude },
      },
    };
  }
}

/** Physicians in whose field there is research. */
const physiciansOf = (world: World): Provider[] =>
  world.providers.filter(
    ({ isPhysician, specialties: [main] }) =>
      isPhysician && known.topics.some(({ specialties }) => specialties.includes(main?.key ?? '')),
  );

/** Most investigators are physicians of the network. */
function nameInvestigators(world: World): void {
  const investigatorTotal = scaled(world, 80, 10);
  const physicians = physiciansOf(world);
  for (let number = 1; number <= investigatorTotal; number += 1) {
    const id = numbered('inv', number, 3);
    const random = createRandom(id);
    const provider =
      random.chance(0.7) && physicians.length > 0 ? physicians[(number * 53) % physicians.length] : undefined;
    const own = personName(random);
    const topics = fittingTopics(world, id, provider, random.sample(world.researchTopics, random.int(1, 4)));
    world.investigators.push({
      id,
      name: same(provider?.name ?? `${own.firstName} ${own.lastName}, PhD`),
      topics,
      provider,
      portrait: provider ? undefined : portraitByLot(id, { gender: own.gender, years: 15 + (number % 25) }),
    });
  }
}

/** As many topics as were drawn, that go together: the first is of the investigator's own field. */
function fittingTopics(world: World, id: string, provider: Provider | undefined, drawn: Named[]): Named[] {
  const random = createRandom(`${id}-topics`);
  const key = provider?.specialties[0]?.key ?? '';
  const own = known.topics.filter(({ specialties }) => specialties.includes(key)).map(({ en }) => en);
  const first = own.length > 0 ? random.pick(own) : drawn[0]!.name.en;
  const near = known.topics.find(({ en }) => en === first)?.near ?? [];
  return named(world.researchTopics, [
    first,
    ...random.sample(near, Math.min(near.length, drawn.length - 1)),
  ]);
}

/** A name as journals print it: "Okafor M". */
function inJournals({ name }: Named): string {
  const words = name.en.split(',')[0]!.split(' ');
  const given = words.slice(0, -1).map((word) => word.charAt(0));
  return `${words.at(-1)} ${given.join('')}`;
}

/** Letters of those who work on a study beside whoever leads it. */
const COLLEAGUES = ['PhD', 'MD', 'RN', 'PharmD', 'MPH', 'MD'] as const;

/** Colleagues by name and letters, no two of whom share a first name. */
function colleagues(random: Random): string[] {
  const names = new Map<string, string>();
  for (let left = random.int(1, 3); left > 0; left -= 1) {
    const { firstName } = personName(random);
    names.set(firstName, `${firstName} ${random.pick(lastNames)}, ${random.pick(COLLEAGUES)}`);
  }
  return [...names.values()];
}

/** How far composed studies that are no trials have come: more of them run than are over. */
const STUDY_STATUSES = [
  'Recruiting',
  'Active Not Recruiting',
  'Completed',
  'Recruiting',
  'Closed to Enrollment',
] as const;

/** Trials are every third of the composed studies. */
const isTrial = (number: number) => number % 3 === 0;

function statusOf(number: number): string {
  const { clinicalStatuses } = known;
  return isTrial(number)
    ? clinicalStatuses[(number / 3) % clinicalStatuses.length]!
    : STUDY_STATUSES[number % STUDY_STATUSES.length]!;
}

/** Where a composed study is: at so many places, one of which people can write to. */
function placesOf(world: World, random: Random, count: number): World['researchLocations'] {
  const drawn = random.sample(world.researchLocations, count);
  if (drawn.some(({ email }) => email)) return drawn;
  return [...world.researchLocations.filter(({ email }) => email).slice(0, 1), ...drawn.slice(1)];
}

function studyOf(world: World, papers: Papers, number: number): DemoEntity {
  const id = numbered('study', number, 3);
  const random = createRandom(id);
  const clinical = isTrial(number);
  const topic = topicOf(world, number);
  const people = papers.leaders(world, id, topic);
  const status = statusOf(number);
  const names = { titles: papers.titles, settings: known.places };
  const draw = createRandom(`${id}-places`);
  const held = { status, places: draw.int(1, 4) };
  const told = (clinical ? tellTrial : tellStudy)(id, topic, held, names);
  const { name, short, question, about, eligibility } = told;
  const locations = placesOf(world, draw, told.places);
  const isOpen = stageOf(status) === STAGES.open;
  const ask =
    isOpen && !clinical
      ? [
          howToJoin(
            id,
            locations.map(({ site }) => site),
          ),
        ]
      : [];
  return {
    id,
    type: 'ce_researchStudy',
    languages: 'both',
    body: {
      name,
      c_shortName: random.chance(0.7) ? short : undefined,
      slug: slugOf(name.en),
      c_description: html(about, ...ask),
      c_shortDescription: question,
      description: question,
      c_eligibilityRecruitments: eligibility,
      c_investigators: refs(people),
      c_coInvestigator: random.chance(0.6) ? colleagues(random) : undefined,
      c_funder: random.chance(0.7)
        ? random.pick([
            'Meridian Health Foundation',
            'Golden Delta Research Fund',
            'Alliance for Accessible Care',
            'Sierra Lantern Research Fund',
          ])
        : undefined,
      c_researchTopics: refs([topic]),
      c_clinicalType: clinical ? 'Clinical' : 'Non Clinical',
      c_recruitingStatus: status,
      c_programStatus: stageOf(status) === STAGES.over ? 'Inactive' : 'Active',
      c_derivedStatus: status,
      c_researchLocations: refs(locations),
      // Where there are results they can be read.
      c_trialsURL:
        clinical && (random.chance(0.7) || status === 'Completed Has Results')
          ? `/-/demo/trial/${id}`
          : undefined,
      c_researchInstitute: refs(instituteFor(world, [topic])),
      landingPageUrl: `/research/${clinical ? 'clinical-trials' : 'studies'}/${slugOf(name.en)}-${id}`,
    },
  };
}

/** Publications of so many years, the first of them the newest, so that two of one kind stand far apart in a list. */
const YEARS = 15;

function publishedOn(world: World, random: Random, number: number, count: number): string {
  const ago = ((number - 1) * YEARS) / count;
  const year = Number(world.today.slice(0, 4)) - 1 - Math.floor(ago);
  const month = 12 - Math.floor((ago % 1) * 12);
  return `${year}-${String(month).padStart(2, '0')}-${String(random.int(1, 28)).padStart(2, '0')}`;
}

function publicationOf(world: World, papers: Papers, number: number, count: number): DemoEntity {
  const id = numbered('pub', number, 4);
  const random = createRandom(id);
  const topic = topicOf(world, number);
  const people = random.chance(0.85) ? papers.leaders(world, id, topic) : [];
  const { name, text } = nameOf(random, topic, papers);
  const date = publishedOn(world, random, number, count);
  return {
    id,
    type: 'ce_researchPublication',
    languages: 'en',
    body: {
      name,
      c_shortName: random.chance(0.4) ? name.split(':')[0] : undefined,
      slug: slugOf(name),
      // Whoever leads the work stands first, and the second last, as is usual.
      c_authors: [
        ...people.slice(0, 1).map(inJournals),
        ...Array.from({ length: random.int(1, 6) }, () => author(random)),
        ...people.slice(1).map(inJournals),
      ],
      c_journals: [random.pick(known.journals)],
      c_publicationDate: random.chance(0.04) ? '0001-01-01' : date,
      c_description: abstractOf(id, text, topic, papers.titles.times(text)),
      description: `A publication about ${inSentence(topic.name).en} by Meridian Health researchers.`,
      c_pubmedURL: random.chance(0.8) ? `/-/demo/publication/${id}` : undefined,
      c_investigators: refs(people),
      c_researchTopics: refs([topic]),
      landingPageUrl: `/research/publications/${slugOf(name)}-${id}`,
    },
  };
}

/** A picture in the one field, in the other or in both. */
function inEitherField<Image>(random: Random, picture: Image): { c_image?: Image; image?: Image } {
  const [isIn, isInOther] = [random.chance(0.6), random.chance(0.6)];
  return {
    ...(isIn && { c_image: picture }),
    ...((isInOther || !isIn) && { image: picture }),
  };
}

/** What is said of an investigator: the main work, the other, and whether there are patients, too. */
function aboutInvestigator({ name, topics, provider }: Investigator, about: Pair): Bilingual {
  const [main, ...others] = topics.map((topic) => inSentence(topic.name));
  const own = same(name.en.split(',')[0]!);
  const practises = provider?.specialties[0];
  return paragraphs(
    sentences(
      fill(both(...about), { name: own, topic: main! }),
      ...(others.length > 0
        ? [
            fill(both('Other work is about {others}.', 'Otros trabajos tratan sobre {others}.'), {
              others: listed(others),
            }),
          ]
        : []),
    ),
    ...(practises
      ? [
          fill(
            both(
              '{name} also sees patients, in {specialty}.',
              '{name} también atiende pacientes, en {specialty}.',
            ),
            {
              name: own,
              specialty: phrase(practises.name),
            },
          ),
        ]
      : []),
  );
}

function investigatorOf(world: World, papers: Papers, index: number): DemoEntity {
  const investigator = world.investigators[index]!;
  const random = createRandom(`${investigator.id}-body`);
  const { provider } = investigator;
  const region = REGIONS[index % REGIONS.length]!;
  const site =
    investigator.site ??
    provider?.sites[0] ??
    random.pick(
      world.facilities.filter((item) => item.region === region).concat(world.facilities.slice(0, 1)),
    );
  const parts = provider ? provider.portrait : investigator.portrait;
  return {
    id: investigator.id,
    type: 'ce_investigator',
    languages: 'both',
    body: {
      name: investigator.name,
      slug: slugOf(investigator.name.en),
      c_investigatorType: random.pick(['Clinical', 'Non Clinical', 'Clinical']),
      c_description: aboutInvestigator(investigator, INVESTIGATORS[index % INVESTIGATORS.length]!),
      c_researchInstitute: refs(instituteFor(world, investigator.topics)),
      c_researchTopics: refs(investigator.topics),
      address: random.chance(0.8) ? site.address : undefined,
      mainPhone: random.chance(0.75) ? fictionPhone(random, site.region, site.county) : undefined,
      c_emailAddress: random.chance(0.8)
        ? index % 9 === 0
          ? `${slugOf(investigator.name.en).slice(0, 28)}.research@meridianhealth.example`
          : `${mailName(investigator.name.en)}@meridianhealth.example`
        : undefined,
      ...inEitherField(random, parts && portraitImage(parts, investigator.name.en)),
      c_provider: provider === undefined ? undefined : [ref(provider.id)],
      c_pubMedResultsURL: random.chance(0.7) ? `/-/demo/publications/${investigator.id}` : undefined,
      c_pubMedCTA: both('View publications', 'Ver publicaciones'),
      c_researchPublicationsAndStudies: (papers.byInvestigator.get(investigator.id) ?? []).map(ref),
      landingPageUrl: `/research/investigators/${slugOf(investigator.name.en)}-${investigator.id}`,
    },
  };
}
