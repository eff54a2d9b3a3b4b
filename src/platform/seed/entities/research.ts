import { z } from 'zod';
import {
  both,
  fill,
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
import type { DemoEntity, Investigator, Named, Provider, World } from '../World.ts';
import { fictionPhone } from './network.ts';
import { personName } from './providers.ts';
import { leadStudies, STAGES, stageOf, studyEntity, writtenStudies } from './studies.ts';
import { named } from './named.ts';
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

/** A name no other publication has, and the text whose title it is made of. */
function nameOf(
  random: Random,
  topic: Named,
  taken: Set<string>,
): { name: Bilingual; text: PublicationText } {
  for (let draw = 1; ; draw += 1) {
    const gaps = {
      topic: inSentence(topic.name),
      Topic: topic.name,
      setting: both(...random.pick(known.settings)),
    };
    const text = random.pick(PUBLICATIONS);
    const name = fill(both(...text.within), gaps);
    const names = [fill(both(...text.title), gaps), name];
    if (draw > DRAWS) {
      names.push(fill(both('{name}, part {n}', '{name}, parte {n}'), { name, n: String(draw - DRAWS + 1) }));
    }
    const free = names.find((each) => !taken.has(each.en));
    if (free !== undefined) {
      taken.add(free.en);
      return { name: free, text };
    }
  }
}
const author = (random: Random): string =>
  `${random.pick(lastNames)} ${String.fromCharCode(65 + random.int(0, 22))}${random.chance(0.5) ? String.fromCharCode(65 + random.int(0, 22)) : ''}`;

/** A publication's abstract in its four parts, as HTML: each drawn from what the kind of publication may say. */
export function abstractOf(id: string, text: PublicationText, topic: Named): string {
  const random = createRandom(`${id}-abstract`);
  const { results, conclusions } = random.pick(text.findings);
  const gaps = {
    ...drawNumbers(random, text.numbers),
    topic: inSentence(topic.name).en,
    people: peopleOf(topic).who[0],
  };
  return [
    ['Background', random.pick(text.background)],
    ['Methods', random.pick(text.methods)],
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
  const studies = scaled(world, 300, 12);
  const publications = scaled(world, 500, 12);
  // All are drawn before the first investigator, who names them, and none before the next one's name is free.
  const later: DemoEntity[] = [];
  for (const led of leadStudies(world)) {
    papers.taken.add(led.study.title.en);
    papers.link([led.leader], led.id);
    later.push(studyEntity(world, led));
  }
  for (let number = writtenStudies.length + 1; number <= studies; number += 1)
    later.push(studyOf(world, papers, number));
  for (let number = 1; number <= publications; number += 1) later.push(publicationOf(world, papers, number));
  yield* later;
  for (const index of world.investigators.keys()) yield investigatorOf(world, papers, index);
}

/** Names that are taken, and what each investigator has a part in. */
class Papers {
  readonly taken = new Set<string>();
  readonly byInvestigator = new Map<string, string[]>();

  link(people: readonly { id: string }[], id: string): void {
    for (const person of people)
      this.byInvestigator.set(person.id, [...(this.byInvestigator.get(person.id) ?? []), id]);
  }
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

/** Hospitals and some care centers do research. */
function* researchLocations(world: World): Generator<DemoEntity> {
  const hospitals = world.facilities.filter((site) => site.types.includes('Hospital'));
  for (const [index, site] of [
    ...hospitals,
    ...world.facilities.filter((item) => item.types.includes('Care Center')).slice(0, 9),
  ].entries()) {
    const location = { id: numbered('rloc', index + 1, 2), name: same(site.name), site };
    world.researchLocations.push(location);
    const random = createRandom(location.id);
    yield {
      id: location.id,
      type: 'ce_researchLocation',
      languages: 'both',
      body: {
        name: site.name,
        slug: slugOf(site.name),
        // Some have no e-mail, so that enrolling by e-mail must skip them; one address is long.
        c_emailAddress: random.chance(0.7)
          ? random.chance(0.2)
            ? `research.studies.${slugOf(site.address.city ?? '')}@meridianhealth.example`
            : `studies.${site.id}@meridianhealth.example`
          : undefined,
        address: site.address,
        mainPhone: site.phone,
        yextDisplayCoordinate: { latitude: site.latitude, longitude: site.longitude },
      },
    };
  }
}

const physiciansOf = (world: World): Provider[] => world.providers.filter((provider) => provider.isPhysician);

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

/** Those who lead a piece of work: the second, if any, works on what the first does. */
function leadersOf(world: World, id: string, drawn: readonly Investigator[]): Investigator[] {
  const [first] = drawn;
  if (!first || drawn.length === 1) return [...drawn];
  const others = world.investigators.filter(
    (one) => one !== first && one.topics.some((topic) => topic === first.topics[0]),
  );
  return others.length > 0 ? [first, createRandom(`${id}-second`).pick(others)] : [first];
}

/** A name as journals print it: "Okafor M". */
function inJournals({ name }: Named): string {
  const words = name.en.split(',')[0]!.split(' ');
  const given = words.slice(0, -1).map((word) => word.charAt(0));
  return `${words.at(-1)} ${given.join('')}`;
}

/** What a title says before its colon, in both languages; a title without one is short enough. */
function shortOf({ en, es }: Bilingual): Bilingual | undefined {
  const [first, second] = [en, es].map((title) => /^(.+?):/.exec(title)?.[1]);
  return first && second ? both(first, second) : undefined;
}

/** A composed work is about one topic: another of its investigator's, "children's health" with adults, would be said of it in vain. */
const ownTopic = (topics: Investigator['topics']): Investigator['topics'] => topics.slice(0, 1);

function studyOf(world: World, papers: Papers, number: number): DemoEntity {
  const id = numbered('study', number, 3);
  const random = createRandom(id);
  const clinical = number % 3 === 0;
  const people = leadersOf(world, id, random.sample(world.investigators, random.int(1, 2)));
  const topics = random.chance(0.95) ? random.sample(people[0]!.topics, random.int(1, 2)) : [];
  const topic = topics[0] ?? random.pick(world.researchTopics);
  papers.link(people, id);
  const sample = (from: Random) => from.sample(world.researchLocations, from.int(1, 4));
  const status = clinical
    ? random.pick(known.clinicalStatuses)
    : random.pick(['Recruiting', 'Active Not Recruiting', 'Completed', 'Closed to Enrollment']);
  const names = { taken: papers.taken, settings: known.places };
  const { name, question, about, eligibility } = (clinical ? tellTrial : tellStudy)(id, topic, status, names);
  return {
    id,
    type: 'ce_researchStudy',
    languages: 'both',
    body: {
      name,
      c_shortName: random.chance(0.7) ? shortOf(name) : undefined,
      slug: slugOf(name.en),
      c_description: about,
      c_shortDescription: question,
      description: question,
      c_eligibilityRecruitments: eligibility,
      c_investigators: refs(people),
      c_coInvestigator: random.chance(0.6)
        ? Array.from(
            { length: random.int(1, 3) },
            () => `${personName(random).firstName} ${random.pick(lastNames)}`,
          )
        : undefined,
      c_funder: random.chance(0.7)
        ? random.pick([
            'Meridian Health Foundation',
            'Golden Delta Research Fund',
            'Alliance for Accessible Care',
            'Sierra Lantern Research Fund',
          ])
        : undefined,
      c_researchTopics: refs(ownTopic(topics)),
      c_clinicalType: clinical ? 'Clinical' : 'Non Clinical',
      c_recruitingStatus: status,
      c_programStatus: stageOf(status) === STAGES.over ? 'Inactive' : 'Active',
      c_derivedStatus: random.chance(0.25) ? status : undefined,
      c_researchLocations: refs(
        // A draw of its own where there was none before, so that what follows stays as it was.
        sample(clinical && random.chance(0.12) ? createRandom(`${id}-places`) : random),
      ),
      c_trialsURL: clinical && random.chance(0.7) ? `/-/demo/trial/${id}` : undefined,
      c_researchInstitute: refs(instituteFor(world, topics)),
      landingPageUrl: `/research/${clinical ? 'clinical-trials' : 'studies'}/${slugOf(name.en)}-${id}`,
    },
  };
}

function publicationOf(world: World, papers: Papers, number: number): DemoEntity {
  const year = Number(world.today.slice(0, 4));
  const id = numbered('pub', number, 4);
  const random = createRandom(id);
  const people = random.chance(0.85)
    ? leadersOf(world, id, random.sample(world.investigators, random.int(1, 2)))
    : [];
  const topics = random.chance(0.92)
    ? random.sample(people[0]?.topics ?? world.researchTopics, random.int(1, 2))
    : [];
  const topic = topics[0] ?? random.pick(world.researchTopics);
  const { name, text } = nameOf(random, topic, papers.taken);
  papers.link(people, id);
  const date = `${random.int(year - 15, year - 1)}-${String(random.int(1, 12)).padStart(2, '0')}-${String(random.int(1, 28)).padStart(2, '0')}`;
  return {
    id,
    type: 'ce_researchPublication',
    languages: 'en',
    body: {
      name: name.en,
      c_shortName: random.chance(0.4) ? name.en.split(':')[0] : undefined,
      slug: slugOf(name.en),
      // Whoever leads the work stands first, and the second last, as is usual.
      c_authors: [
        ...people.slice(0, 1).map(inJournals),
        ...Array.from({ length: random.int(1, 6) }, () => author(random)),
        ...people.slice(1).map(inJournals),
      ],
      c_journals: [random.pick(known.journals)],
      c_publicationDate: random.chance(0.04) ? '0001-01-01' : date,
      c_description: abstractOf(id, text, topic),
      description: `A publication about ${inSentence(topic.name).en} by Meridian Health researchers.`,
      c_pubmedURL: random.chance(0.8) ? `/-/demo/publication/${id}` : undefined,
      c_investigators: refs(people),
      c_researchTopics: refs(ownTopic(topics)),
      landingPageUrl: `/research/publications/${slugOf(name.en)}-${id}`,
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
  const region = investigator.site?.region ?? REGIONS[index % REGIONS.length]!;
  const site =
    investigator.site ??
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
      mainPhone: random.chance(0.75) ? fictionPhone(random, region) : undefined,
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
