import { z } from 'zod';
import {
  both,
  fill,
  inSentence,
  listed,
  paragraphs,
  same,
  say,
  sentences,
  slugOf,
  spanishTitle,
} from '../bilingual.ts';
import type { Bilingual } from '../bilingual.ts';
import { CREDENTIALS } from '../data/people.ts';
import { createRandom } from '../random.ts';
import { numbered, ref, refs } from '../World.ts';
import type { DemoEntity, Named, Service, Specialty, Topic, World } from '../World.ts';
import { bilingual, pairs, readTexts, textPath } from '../readTexts.ts';
import { wordsPath } from '../searchAddresses.ts';
import { scenePicture, subjectOf } from '../subjectOf.ts';
import { isGiven } from './recognition.ts';

const texts = readTexts(
  'taxonomy.json',
  z.strictObject({
    specialtySays: pairs,
    topicSays: z.strictObject({ condition: pairs, living: pairs, wellness: pairs }),
  }),
);

const names = z.array(bilingual).min(1);
/** What each specialty sees, does and is asked for. */
const SPECIALTIES = readTexts(
  'specialties.json',
  z.array(
    z.strictObject({
      key: z.string(),
      name: bilingual,
      plural: bilingual,
      /** Says which letters follow the name and who counts as a physician. */
      training: z.string().refine((training) => training in CREDENTIALS, 'no such training'),
      /** How many providers work in it, compared with the others. */
      weight: z.number(),
      /** Its patients come through another part of the hospital, so that no booking link is shown. */
      throughHospital: z.literal(true).optional(),
      /** No patient meets those who practise it: their patients are told by others what they found. */
      unseen: z.literal(true).optional(),
      conditions: names,
      procedures: names,
      reasons: names,
    }),
  ),
);
/** Services, each with those under it. */
const SERVICES = readTexts(
  'services.json',
  z.array(
    z.strictObject({
      key: z.string(),
      name: bilingual,
      /** What it is and for whom, in one sentence. */
      says: bilingual,
      specialties: z.array(z.string()),
      /** English names of the conditions people come to it with, where that is not all its specialties treat. */
      treats: z.array(z.string()).min(1).optional(),
      services: z.array(z.strictObject({ name: bilingual, says: bilingual })).min(1),
    }),
  ),
);
/** Topics under their parents: the English name of a condition, or a wellness topic in both languages. */
const TOPICS = readTexts(
  'topics.json',
  z.array(
    z.strictObject({
      group: bilingual,
      name: bilingual,
      topics: z.array(z.union([bilingual, z.string()])).min(1),
    }),
  ),
);
/** Languages providers speak; the weight is how many do, compared with the others. */
const LANGUAGES = readTexts(
  'languages.json',
  z.array(z.strictObject({ name: bilingual, weight: z.number() })),
);
/** Titles a provider can hold. */
const TITLES = readTexts('titles.json', z.array(z.strictObject({ letters: z.string(), name: bilingual })));

/** Collects names met in several rows under one id each. */
function collector(prefix: string, list: Named[]) {
  const known = new Map<string, Named>();
  return (all: readonly Bilingual[]): Named[] =>
    all.map((name) => {
      let item = known.get(name.en);
      if (item === undefined) {
        item = { id: numbered(prefix, list.length + 1, 3), name };
        known.set(name.en, item);
        list.push(item);
      }
      return item;
    });
}

const EVERYDAY_SPECIALTIES: readonly (readonly [en: string, es: string, keys: string])[] = [
  [
    'Primary care doctors',
    'Médicos de atención primaria',
    'family-medicine internal-medicine pediatrics geriatrics',
  ],
  ['Heart doctors', 'Médicos del corazón', 'cardiology interventional-cardiology electrophysiology'],
  [
    'Cancer doctors',
    'Médicos del cáncer',
    'medical-oncology radiation-oncology gynecologic-oncology hematology',
  ],
  [
    'Bone and joint doctors',
    'Médicos de huesos y articulaciones',
    'orthopedic-surgery sports-medicine rheumatology',
  ],
  ['Brain and nerve doctors', 'Médicos del cerebro y los nervios', 'neurology neurosurgery stroke-neurology'],
  ['Mental health care', 'Atención de la salud mental', 'psychiatry psychology social-work child-psychiatry'],
  ['Skin doctors', 'Médicos de la piel', 'dermatology mohs-surgery'],
  [
    'Stomach and bowel doctors',
    'Médicos del estómago e intestino',
    'gastroenterology colorectal-surgery hepatology',
  ],
  ['Eye care', 'Cuidado de los ojos', 'ophthalmology optometry'],
  ['Therapists', 'Terapeutas', 'physical-therapy occupational-therapy speech-therapy'],
];

/** Specialties, conditions, procedures, reasons for a visit, languages and titles. */
export function* buildTaxonomy(world: World): Generator<DemoEntity> {
  readSpecialties(world);
  prepareServices(world);
  for (const specialty of world.specialties) {
    const body = specialtyBody(specialty);
    yield { id: specialty.id, type: 'ce_specialty', languages: 'both', body };
  }
  yield* everydaySpecialties(world);
  yield* treated(world);
  yield* languagesAndTitles(world);
}

function readSpecialties(world: World): void {
  const conditions = collector('cond', world.conditions);
  const procedures = collector('proc', world.procedures);
  const reasons = collector('rsn', world.reasons);

  SPECIALTIES.forEach(({ key, throughHospital = false, unseen = false, ...row }, index) => {
    const specialty: Specialty = {
      id: numbered('spec', index + 1, 3),
      key,
      name: spanishTitle(row.name),
      plural: spanishTitle(row.plural),
      training: row.training,
      weight: row.weight,
      hidesBooking: throughHospital,
      isUnseen: unseen,
      hidesReferral: throughHospital || ['psychology', 'social-work', 'physical-therapy'].includes(key),
      conditions: conditions(row.conditions),
      procedures: procedures(row.procedures),
      reasons: reasons(row.reasons),
    };
    world.specialties.push(specialty);
  });
}

function specialtyBody(specialty: Specialty): Record<string, unknown> {
  const random = createRandom(specialty.id);
  const gaps = {
    plural: { en: specialty.plural.en.toLowerCase(), es: specialty.plural.es.toLowerCase() },
    list: listed(specialty.conditions.slice(0, 3).map((condition) => inSentence(condition.name))),
  };
  const text = say(random, texts.specialtySays, gaps);
  const description = { en: text.en.charAt(0).toUpperCase() + text.en.slice(1), es: text.es };
  return {
    name: specialty.name,
    slug: slugOf(specialty.name.en),
    description,
    c_shortDescription: description,
    c_specialtyPlurality: { singular: specialty.name, plural: specialty.plural },
    c_hideBookAppointmentLink: specialty.hidesBooking,
    c_hideReferralOnProviders: specialty.hidesReferral,
    c_defaultText: both(
      'Call the office to ask about new patients',
      'Llame al consultorio para preguntar por nuevos pacientes',
    ),
    c_relatedConditions: refs(specialty.conditions),
    c_relatedProcedures: refs(specialty.procedures),
    c_relatedReasonsForVisit: refs(specialty.reasons),
    c_detailPageURL: `/find-doctor/specialty/${slugOf(specialty.name.en)}`,
  };
}

/** The everyday words for groups of specialties, under the vendor's own type. */
function* everydaySpecialties(world: World): Generator<DemoEntity> {
  for (const [index, [en, es, keys]] of EVERYDAY_SPECIALTIES.entries()) {
    const own = world.specialties.filter((specialty) => keys.split(' ').includes(specialty.key));
    yield {
      id: numbered('yspec', index + 1, 2),
      type: 'ce_yextSpecialty',
      languages: 'both',
      body: {
        name: both(en, es),
        slug: slugOf(en),
        c_specialty: refs(own),
        c_specialtyPlurality: { singular: both(en, es), plural: both(en, es) },
        c_hideBookAppointmentLink: false,
        c_hideReferralOnProviders: false,
        // The page of the first of its specialties, or all of them.
        c_linkURL: own[0] ? `/find-doctor/specialty/${slugOf(own[0].name.en)}` : '/find-doctor/specialty',
      },
    };
  }
}

/** Conditions, procedures and reasons for a visit, with the specialties they are of. */
function* treated(world: World): Generator<DemoEntity> {
  const specialtiesOf = (item: Named, field: 'conditions' | 'procedures' | 'reasons') =>
    world.specialties.filter((specialty) => specialty[field].includes(item));
  for (const condition of world.conditions) {
    yield {
      id: condition.id,
      type: 'ce_conditionTreated',
      languages: 'both',
      body: {
        name: condition.name,
        slug: slugOf(condition.name.en),
        description: fill(
          both(
            'Care for {name}, from a first visit to follow-up, at Meridian Health.',
            'Atención para {name}, desde la primera consulta hasta el seguimiento, en Meridian Health.',
          ),
          { name: inSentence(condition.name) },
        ),
        c_specialty: refs(specialtiesOf(condition, 'conditions')),
      },
    };
  }
  for (const procedure of world.procedures) {
    yield {
      id: procedure.id,
      type: 'ce_procedure',
      languages: 'both',
      body: {
        name: procedure.name,
        slug: slugOf(procedure.name.en),
        description: fill(
          both(
            'What to expect before, during and after {name} is explained to you by your care team.',
            'Su equipo de atención le explica qué esperar antes, durante y después de {name}.',
          ),
          { name: inSentence(procedure.name) },
        ),
        c_specialty: refs(specialtiesOf(procedure, 'procedures')),
      },
    };
  }
  for (const reason of world.reasons) {
    yield {
      id: reason.id,
      type: 'ce_reasonForVisit',
      languages: 'both',
      body: {
        name: reason.name,
        slug: slugOf(reason.name.en),
        c_specialty: refs(specialtiesOf(reason, 'reasons')),
      },
    };
  }
}

function* languagesAndTitles(world: World): Generator<DemoEntity> {
  for (const [index, { name, weight }] of LANGUAGES.entries()) {
    const language = { id: numbered('lang', index + 1, 2), name, weight };
    world.languages.push(language);
    yield {
      id: language.id,
      type: 'ce_language',
      languages: 'both',
      body: { name, slug: slugOf(name.en) },
    };
  }
  for (const [index, { letters, name }] of TITLES.entries()) {
    const title = { id: numbered('title', index + 1, 2), name: same(letters) };
    world.titles.set(letters, title);
    yield {
      id: title.id,
      type: 'ce_providerTitle',
      languages: 'both',
      body: { name: letters, c_displayName: letters, c_abbreviation: letters, description: name },
    };
  }
}

/** Whether a procedure finds out rather than treats. */
export const isDiagnostic = ({ name }: Named): boolean =>
  /test|scan|study|exam|gram\b|ultrasound|screening|X-ray|MRI|analysis/i.test(name.en);

/** Of these nobody is a patient: what they find is treated elsewhere. */
const ONLY_FINDS_OUT = new Set(['laboratory', 'imaging']);
/** Whether people come to a service with what they suffer from. */
export const treatsPeople = ({ key, parent }: Pick<Service, 'key' | 'parent'>): boolean =>
  !ONLY_FINDS_OUT.has((parent ?? { key }).key);

const unique = (items: readonly Named[]): Named[] => [
  ...new Map(items.map((item) => [item.id, item])).values(),
];

/** Those of the names, in the order of the names; one there is not is a slip. */
function namedAll(all: readonly Named[], names: readonly string[]): Named[] {
  return names.map((name) => {
    const found = all.find((one) => one.name.en === name);
    if (!found) throw new Error(`services.json: nothing is called "${name}"`);
    return found;
  });
}

/** Names the services, top-level ones with those under each, before anything links to them. */
function prepareServices(world: World): void {
  const add = (
    key: string,
    { name, says }: { name: Bilingual; says: Bilingual },
    specialties: Specialty[],
    conditions: Named[],
    under?: Service,
  ): Service => {
    const service: Service = {
      id: numbered('svc', world.services.length + 1, 3),
      key,
      name: spanishTitle(name),
      says,
      topLevel: under === undefined,
      parent: under,
      specialties,
      conditions,
      // A service under another is a section of that one's page.
      path: under === undefined ? `/services/${key}` : `/services/${under.key}#${slugOf(name.en)}`,
    };
    world.services.push(service);
    return service;
  };
  for (const { key, specialties, treats, services, ...words } of SERVICES) {
    const own = world.specialties.filter((specialty) => specialties.includes(specialty.key));
    const conditions = treats
      ? namedAll(world.conditions, treats)
      : unique(own.flatMap((specialty) => specialty.conditions));
    const parent = add(key, words, own, conditions);
    for (const part of services) add(slugOf(part.name.en), part, own, conditions, parent);
  }
}

/** Services as the directory has them, once it is known which awards were given. */
export function* buildServices(world: World): Generator<DemoEntity> {
  for (const service of world.services) {
    const random = createRandom(service.id);
    const conditions = treatsPeople(service) ? service.conditions.slice(0, 12) : [];
    const procedures = unique(service.specialties.flatMap((specialty) => specialty.procedures)).slice(0, 12);
    const reasons = unique(service.specialties.flatMap((specialty) => specialty.reasons)).slice(0, 8);
    const children = world.services.filter((other) => other.parent === service);
    const awards = random.sample(
      world.awards.filter(
        (award) => isGiven(award) && service.topLevel && award.services.includes(service.key),
      ),
      random.int(0, 3),
    );
    yield {
      id: service.id,
      type: 'ce_service',
      languages: 'both',
      body: {
        name: service.name,
        slug: slugOf(service.name.en),
        description: service.says,
        c_shortDescription: service.says,
        c_synonyms: service.parent === undefined ? [service.name] : [service.name, service.parent.name],
        c_topLevelService: service.topLevel,
        c_detailPageURL: service.path,
        c_advanced: random.chance(0.1),
        c_parentService: service.parent === undefined ? undefined : [ref(service.parent.id)],
        c_relatedServices: refs(children),
        c_specialty: refs(service.specialties),
        c_relatedConditions: refs(conditions),
        c_relatedProcedures: refs(procedures),
        c_relatedReasonsForVisit: refs(reasons),
        c_displayConditions: refs(conditions),
        c_displayTreatments: refs(procedures.filter((item) => !isDiagnostic(item)).slice(0, 8)),
        c_displayDiagnostics: refs(procedures.filter(isDiagnostic)),
        c_serviceAwards: refs(awards),
        c_servicePageService: [
          {
            c_specialty: refs(service.specialties),
            c_relatedProcedures: refs(procedures),
            c_relatedConditions: refs(conditions),
            c_relatedReasonsForVisit: refs(reasons),
          },
        ],
        c_image: service.topLevel
          ? scenePicture(subjectOf(service.name.en, service.key), service.id)
          : undefined,
      },
    };
  }
}

/** Conditions that pass: nobody reads about living with a cold. */
const PASSING = new Set([
  ...[
    'Colds',
    'Pneumonia',
    'Sore throat',
    'Ear infection',
    'Sinus infection',
    'Tonsillitis',
    'Fever in children',
  ],
  ...['Newborn jaundice', 'Sepsis', 'Bone infection', 'Urinary tract infection', 'Severe allergic reaction'],
  ...['Broken bone', 'Ankle sprain', 'Stress fracture', 'Concussion', 'Gallstones', 'Hernia', 'Pregnancy'],
  ...[
    'High-risk pregnancy',
    'Premature birth',
    'Breast lump',
    'Lung nodule',
    'Transient ischemic attack',
    'Falls',
  ],
  ...['Kidney stones', 'Heart murmur', 'Blood clots'],
]);

/** Health topics: groups, conditions, living with a condition, and wellness. */
export function* buildTopics(world: World): Generator<DemoEntity> {
  readTopics(world);
  for (const group of world.topicGroups) {
    yield {
      id: group.id,
      type: 'ce_healthTopicGroup',
      languages: 'both',
      body: { name: group.name, slug: slugOf(group.name.en), c_linkURL: '/health/library' },
    };
  }
  for (const topic of world.topics) {
    const random = createRandom(topic.id);
    const specialties = world.specialties.filter((specialty) =>
      specialty.conditions.some((item) => item.name.en === topic.subject.en),
    );
    const summary = say(random, texts.topicSays[topic.kind], { lower: inSentence(topic.subject) });
    yield {
      id: topic.id,
      type: 'ce_healthTopic',
      languages: 'both',
      body: {
        name: topic.name,
        slug: slugOf(topic.name.en),
        description: summary,
        c_shortDescription: summary,
        c_body: paragraphs(
          summary,
          sentences(
            both(
              'This page is for general information and does not replace a visit.',
              'Esta página es informativa y no reemplaza una consulta.',
            ),
            both('Call 911 right away in an emergency.', 'En una emergencia, llame al 911 de inmediato.'),
          ),
        ),
        c_parentHealthTopic: topic.parent === undefined ? undefined : [ref(topic.parent.id)],
        c_healthTopicGroup: [ref(topic.group.id)],
        c_specialty: refs(specialties),
        c_linkURL: wordsPath('/health/articles', topic.subject),
      },
    };
  }
}

function readTopics(world: World): void {
  const groups = new Map<string, Named>();
  const add = (
    name: Bilingual,
    kind: Topic['kind'],
    subject: Bilingual,
    group: Named,
    parent?: Topic,
  ): Topic => {
    const topic: Topic = {
      id: numbered('topic', world.topics.length + 1, 3),
      name,
      kind,
      subject,
      group,
      parent,
    };
    world.topics.push(topic);
    return topic;
  };
  const condition = new Map(world.conditions.map((item) => [item.name.en, item]));
  const used = new Set<string>();
  for (const { group: groupName, name, topics } of TOPICS) {
    const parentName = spanishTitle(name);
    let group = groups.get(groupName.en);
    if (group === undefined) {
      group = { id: numbered('tgroup', groups.size + 1, 2), name: spanishTitle(groupName) };
      groups.set(groupName.en, group);
      world.topicGroups.push(group);
    }
    const parent = add(parentName, 'wellness', parentName, group);
    for (const item of topics) {
      const named = typeof item === 'string' ? condition.get(item) : undefined;
      const name = typeof item === 'string' ? named?.name : item;
      if (!name) throw new Error(`${textPath('topics.json')}: no specialty sees "${String(item)}"`);
      if (used.has(name.en)) continue;
      used.add(name.en);
      const topic = add(name, named === undefined ? 'wellness' : 'condition', name, parent.group, parent);
      if (named !== undefined && !PASSING.has(named.name.en)) {
        add(
          fill(both('Living with {name}', 'Vivir con {name}'), { name: inSentence(name) }),
          'living',
          name,
          parent.group,
          topic,
        );
      }
    }
  }
}
