import { z } from 'zod';
import { both, fill, html, inSentence, paragraphs, same, slugOf } from '../bilingual.ts';
import type { Bilingual, Pair } from '../bilingual.ts';
import { LAST_NAMES } from '../data/people.ts';
import { REGIONS } from '../data/places.ts';
import { portraitByLot, portraitImage } from '../portraits.ts';
import { createRandom } from '../random.ts';
import type { Random } from '../random.ts';
import { numbered, ref, refs, scaled } from '../World.ts';
import type { DemoEntity, Named, Provider, World } from '../World.ts';
import { fictionPhone } from './network.ts';
import { personName } from './providers.ts';
import { FREE_CHOICE, leadStudies, studyEntity, writtenStudies } from './studies.ts';
import { tellTrial } from './trials.ts';
import type { Told } from './trials.ts';
import { PUBLICATIONS, STUDIES } from '../text/researchText.ts';
import type { PublicationText, Titled } from '../text/researchText.ts';
import { pairs, readTexts } from '../readTexts.ts';

const known = readTexts(
  'institutes.json',
  z.strictObject({
    institutes: pairs,
    topics: pairs,
    /** Among whom or where a study is done; with the topic and the kind of study it makes a name of its own. */
    settings: pairs,
    journals: z.array(z.string()),
    clinicalStatuses: z.array(z.string()),
  }),
);

const lastNames = LAST_NAMES.split(',');
/** So often another name is drawn before names get numbers: a network many times this one's size uses them up. */
const DRAWS = 400;

/** A name no other study or publication has, and the text whose title it is made of. */
function nameOf<Text extends Titled>(
  random: Random,
  texts: readonly Text[],
  topic: Named,
  taken: Set<string>,
): { name: Bilingual; text: Text } {
  for (let draw = 1; ; draw += 1) {
    const gaps = {
      topic: inSentence(topic.name),
      Topic: topic.name,
      setting: both(...random.pick(known.settings)),
    };
    const text = random.pick(texts);
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

/** A study on a topic, put together. */
function tellStudy(random: Random, topic: Named, taken: Set<string>): Told {
  const { name, text } = nameOf(random, STUDIES, topic, taken);
  const tell = (each: Pair) => fill(both(...each), { topic: inSentence(topic.name) });
  return {
    name,
    question: tell(text.asks),
    about: html(paragraphs(...text.happens.map(tell), FREE_CHOICE.study)),
  };
}

/** An abstract in its four parts, as HTML. */
const abstractOf = ({ background, methods, results, conclusions }: PublicationText, topic: Named): string =>
  [
    ['Background', background],
    ['Methods', methods],
    ['Results', results],
    ['Conclusions', conclusions],
  ]
    .map(([part, words]) => `<p><strong>${part}:</strong> ${words}</p>`)
    .join('')
    .replaceAll('{topic}', inSentence(topic.name).en);

/** Names the research topics, which articles link to before their entities are made. */
export function prepareResearch(world: World): void {
  known.topics.forEach(([en, es], index) =>
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
    const topics = random.sample(world.researchTopics, random.int(1, 4));
    world.investigators.push({
      id,
      name: same(provider?.name ?? `${own.firstName} ${own.lastName}, PhD`),
      topics,
      provider,
      portrait: provider ? undefined : portraitByLot(id, { gender: own.gender, years: 15 + (number % 25) }),
    });
  }
}

function studyOf(world: World, papers: Papers, number: number): DemoEntity {
  const id = numbered('study', number, 3);
  const random = createRandom(id);
  const clinical = number % 3 === 0;
  const people = random.sample(world.investigators, random.int(1, 2));
  const topics = random.chance(0.95) ? random.sample(people[0]!.topics, random.int(1, 2)) : [];
  const topic = topics[0] ?? random.pick(world.researchTopics);
  const study = clinical ? undefined : tellStudy(random, topic, papers.taken);
  papers.link(people, id);
  const sample = (from: Random) => from.sample(world.researchLocations, from.int(1, 4));
  const status = clinical
    ? random.pick(known.clinicalStatuses)
    : random.pick(['Recruiting', 'Active Not Recruiting', 'Completed', 'Closed to Enrollment']);
  const { name, question, about, eligibility } =
    study ?? tellTrial(id, topic, status, { taken: papers.taken, settings: known.settings });
  return {
    id,
    type: 'ce_researchStudy',
    languages: 'both',
    body: {
      name,
      c_shortName: random.chance(0.7)
        ? `${topic.name.en
            .replace(/[^A-Za-z]/g, '')
            .slice(0, 5)
            .toUpperCase()}-${number}`
        : undefined,
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
            'Larkspur Biosciences (fictional)',
          ])
        : undefined,
      c_researchTopics: refs(topics),
      c_clinicalType: clinical ? 'Clinical' : 'Non Clinical',
      c_recruitingStatus: status,
      c_programStatus: random.chance(0.8) ? 'Active' : 'Inactive',
      c_derivedStatus: random.chance(0.25) ? status : undefined,
      c_researchLocations: refs(
        // A draw of its own where there was none before, so that what follows stays as it was.
        sample(clinical && random.chance(0.12) ? createRandom(`${id}-places`) : random),
      ),
      c_trialsURL: clinical && random.chance(0.7) ? `/-/demo/trial/${id}` : undefined,
      c_researchInstitute: [ref(random.pick(world.institutes).id)],
      landingPageUrl: `/research/${clinical ? 'clinical-trials' : 'studies'}/${slugOf(name.en)}-${id}`,
    },
  };
}

function publicationOf(world: World, papers: Papers, number: number): DemoEntity {
  const year = Number(world.today.slice(0, 4));
  const id = numbered('pub', number, 4);
  const random = createRandom(id);
  const people = random.chance(0.85) ? random.sample(world.investigators, random.int(1, 2)) : [];
  const topics = random.chance(0.92)
    ? random.sample(people[0]?.topics ?? world.researchTopics, random.int(1, 2))
    : [];
  const topic = topics[0] ?? random.pick(world.researchTopics);
  const { name, text } = nameOf(random, PUBLICATIONS, topic, papers.taken);
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
      c_authors: Array.from({ length: random.int(1, 7) }, () => author(random)),
      c_journals: [random.pick(known.journals)],
      c_publicationDate: random.chance(0.04) ? '0001-01-01' : date,
      c_description: abstractOf(text, topic),
      description: `A publication about ${inSentence(topic.name).en} by Meridian Health researchers.`,
      c_pubmedURL: random.chance(0.8) ? `/-/demo/publication/${id}` : undefined,
      c_investigators: refs(people),
      c_researchTopics: refs(topics),
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
      c_description: paragraphs(
        fill(
          both(
            '{name} leads studies on {topic} and works closely with care teams, so that what is learned reaches patients soon.',
            '{name} dirige estudios sobre {topic} y trabaja de cerca con los equipos de atención, para que lo aprendido llegue pronto a los pacientes.',
          ),
          { name: investigator.name, topic: inSentence(investigator.topics[0]!.name) },
        ),
      ),
      c_researchInstitute: refs(random.sample(world.institutes, random.chance(0.2) ? 2 : 1)),
      c_researchTopics: refs(investigator.topics),
      address: random.chance(0.8) ? site.address : undefined,
      mainPhone: random.chance(0.75) ? fictionPhone(random, region) : undefined,
      c_emailAddress: random.chance(0.8)
        ? index % 9 === 0
          ? `${slugOf(investigator.name.en).slice(0, 28)}.research@meridianhealth.example`
          : `inv${index + 1}@meridianhealth.example`
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
