import { z } from 'zod';
import { both, fill, listed, paragraphs, same, slugOf } from '../bilingual.ts';
import type { Bilingual } from '../bilingual.ts';
import { addDays } from '../calendar.ts';
import { areaInSentence } from '../data/places.ts';
import { isServed } from '../data/serviceArea.ts';
import { createRandom } from '../random.ts';
import type { Random } from '../random.ts';
import { numbered, ref, refs } from '../World.ts';
import type { Affiliate, DemoEntity, Payor, Plan, Provider, Site, Specialty, World } from '../World.ts';
import { affiliatesAt, hospitalsNear, nearTo } from './near.ts';
import { networkOf, planCostFields } from './planCosts.ts';
import { lettersOf, personName } from './providers.ts';
import { bilingual, readTexts } from '../readTexts.ts';

export const planTexts = readTexts(
  'plans.json',
  z.strictObject({
    /** What is said of plans; with `plans`, of those alone that have this word in their name, with `notOf` of all others. */
    notes: z.array(
      z.strictObject({
        en: z.string(),
        es: z.string(),
        plans: z.string().optional(),
        notOf: z.string().optional(),
      }),
    ),
    shpServices: z.array(bilingual),
    /** What the plan calls each kind of place, by the types of the health system. */
    shpServicesAt: z.record(z.string(), z.array(z.string()).min(1)),
    /** What it calls an office, with the specialties that are practised there; any other is special care. */
    shpServicesOf: z.record(z.string(), z.array(z.string()).min(1)),
  }),
);

/** What is true of a plan of this name: nobody with a PPO is told to get a referral first. */
const notesOn = (name: string): { en: string; es: string }[] =>
  planTexts.notes
    .filter(({ plans, notOf }) => (!plans || name.includes(plans)) && !(notOf && name.includes(notOf)))
    .map(({ en, es }) => ({ en, es }));

/** Invented payors with the products each sells. */
const PAYORS: readonly [name: string, products: string][] = [
  [
    'Meridian Plan',
    'Meridian HMO;Meridian HMO Select;Meridian PPO;Meridian Senior Advantage;Meridian Small Business HMO;Meridian Family HDHP',
  ],
  ['Heronwood Health', 'Heronwood HMO;Heronwood PPO;Heronwood Exclusive Network;Heronwood Senior HMO'],
  ['Lupine Assurance', 'Lupine PPO;Lupine HMO;Lupine Open Access;Lupine Covered Silver'],
  ['Goldcrest Health', 'Goldcrest HMO;Goldcrest PPO;Goldcrest Senior;Goldcrest Essential EPO'],
  ['Sagebrush Mutual', 'Sagebrush PPO;Sagebrush HDHP;Sagebrush Traditional;Sagebrush Senior'],
  ['Quail Creek Health', 'Quail Creek HMO;Quail Creek EPO;Quail Creek Senior;Quail Creek Select'],
  ['Coastlight Insurance', 'Coastlight PPO;Coastlight Choice;Coastlight HMO;Coastlight Travel'],
  ['Manzanita Health Cooperative', 'Manzanita Bronze;Manzanita Silver;Manzanita Gold;Manzanita Platinum'],
  [
    'Deltabridge Health Plan',
    'Deltabridge Community HMO;Deltabridge Care First;Deltabridge Senior Bridge;Deltabridge Families',
  ],
  ['Stonepine Health', 'Stonepine PPO;Stonepine HMO;Stonepine Select;Stonepine HDHP'],
  ['Poppyfield Life and Health', 'Poppyfield PPO;Poppyfield EPO;Poppyfield Select;Poppyfield HMO'],
  ['Valley Loom Benefit Trust', 'Valley Loom Trust PPO;Valley Loom Trust HMO;Valley Loom Retiree'],
  ['Tidewater Employers Fund', 'Tidewater PPO;Tidewater HMO;Tidewater Basic'],
  ['County Partners Health', 'County Partners Community;County Partners Dual Care;County Partners Families'],
  [
    'Beacon Arch Senior Plans',
    'Beacon Arch Advantage HMO;Beacon Arch Advantage PPO;Beacon Arch Supplement;Beacon Arch Dual Advantage;Beacon Arch Essentials',
  ],
];

/** Gives payors and plans their names and ids, before anything links to them. */
export function preparePlans(world: World): void {
  let number = 0;
  PAYORS.forEach(([name, products], index) => {
    const payor: Payor = { id: numbered('payor', index + 1, 2), name: same(name), plans: [] };
    for (const product of products.split(';')) {
      number += 1;
      payor.plans.push({
        id: numbered('plan', number, 3),
        name: same(product),
        isForSeniors: /senior|advantage|retiree|supplement/i.test(`${name} ${product}`),
        network: [],
      });
    }
    world.payors.push(payor);
  });
}

/** The plans of the house by name, for pages written without knowing their ids. */
export const housePlans = (): { id: string; name: string }[] =>
  (PAYORS[0]?.[1] ?? '').split(';').map((name, index) => ({ id: numbered('plan', index + 1, 3), name }));

/** A plan that pays a part of what Medicare leaves: it holds wherever Medicare does, and has no network. */
const isSupplement = (name: string): boolean => name.includes('Supplement');

/** Some of what can be said of a plan, if anything; of one without a network all of it. */
function drawNotes(name: string, random: Random): { en: string; es: string }[] | undefined {
  const notes = notesOn(name);
  const drawn = random.chance(0.6) ? random.sample(notes, random.int(1, 2)) : undefined;
  return isSupplement(name) ? notes : drawn;
}

/** What kinds of plans are called by. */
const KINDS = ['HMO', 'PPO', 'EPO', 'HDHP'];

/** What kind of plan it is, where its name tells. */
function kindOf({ name, isForSeniors }: Plan): string | undefined {
  if (isSupplement(name.en)) return 'Medicare Supplement';
  return isForSeniors ? 'Medicare Advantage' : name.en.split(' ').find((word) => KINDS.includes(word));
}

/** Payors and plans with the hospitals and medical groups each works with. */
export function* buildPlans(world: World): Generator<DemoEntity> {
  const hospitals = world.affiliates.filter((affiliate) => affiliate.orgType === 'Hospital');
  const groups = world.affiliates.filter((affiliate) =>
    ['Medical Group', 'IPA', 'HMO Network', 'Foundation'].includes(affiliate.orgType),
  );
  const plansOf = new Map<string, string[]>();
  for (const payor of world.payors) {
    yield {
      id: payor.id,
      type: 'ce_healthPlanPayor',
      languages: 'both',
      body: {
        name: payor.name,
        slug: slugOf(payor.name.en),
        description: both(
          `Plans from ${payor.name.en} that Meridian Health works with.`,
          `Planes de ${payor.name.en} con los que trabaja Meridian Health.`,
        ),
        c_healthPlans: refs(payor.plans),
        landingPageUrl: `/health-plan/plan/${slugOf(payor.name.en)}-${payor.id}`,
      },
    };
    for (const plan of payor.plans) {
      const random = createRandom(plan.id);
      const drawn = [
        ...random.sample(hospitals, random.int(3, hospitals.length)),
        ...random.sample(groups, random.int(3, groups.length)),
      ];
      const everybody = [...hospitals, ...groups];
      const affiliates =
        networkOf(plan.name.en, everybody) ?? (isSupplement(plan.name.en) ? everybody : drawn);
      plan.network = affiliates;
      for (const affiliate of affiliates)
        plansOf.set(affiliate.id, [...(plansOf.get(affiliate.id) ?? []), plan.id]);
      yield {
        id: plan.id,
        type: 'ce_healthPlan',
        languages: 'both',
        body: {
          name: plan.name,
          slug: slugOf(plan.name.en),
          c_healthPlanProductName: plan.name,
          c_healthPlanDisplayName: random.chance(0.7) ? plan.name : undefined,
          c_healthPlanNotes: drawNotes(plan.name.en, random),
          c_healthPlanDisclaimerOverride: random.chance(0.15)
            ? paragraphs(
                both(
                  'This list was given to us by the plan and can change. Please call the plan before your visit.',
                  'El plan nos dio esta lista y puede cambiar. Llame al plan antes de su consulta.',
                ),
              )
            : undefined,
          c_payor: [ref(payor.id)],
          c_payorRelationship: [ref(payor.id)],
          c_healthPlanAffiliates: refs(affiliates),
          landingPageUrl: `/health-plan/plan/${slugOf(payor.name.en)}-${payor.id}/${slugOf(plan.name.en)}-${plan.id}`,
          c_planType: kindOf(plan),
          ...planCostFields(plan.name.en, world.today),
        },
      };
    }
  }
  // The other direction: what each affiliate accepts.
  for (const affiliate of world.affiliates) {
    // Nobody works for a campus and no plan names one: its page would say nothing.
    if (affiliate.orgType === 'Campus') continue;
    yield {
      id: affiliate.id,
      type: 'ce_affiliate',
      languages: 'both',
      body: {
        ...affiliateFields(world, affiliate),
        c_affiliateHealthPlans: (plansOf.get(affiliate.id) ?? []).map(ref),
      },
    };
  }
}

const HOSPITAL_OF = both(
  '{name} is a hospital of the Meridian Health network in {region}.',
  '{name} es un hospital de la red Meridian Health en {region}.',
);
const GROUP_OF = both('{name} cares for patients in {region}.', '{name} atiende a pacientes en {region}.');
const FOUNDATION_OF = both(
  '{name} runs clinics in {region}. Their doctors belong to {groups}.',
  '{name} administra clínicas en {region}. Sus médicos pertenecen a {groups}.',
);

/** What an affiliate does, and where; of a foundation also whose doctors work in its clinics. */
function aboutAffiliate({ affiliates }: World, { name, orgType, region }: Affiliate): Bilingual {
  const about = { Hospital: HOSPITAL_OF, Foundation: FOUNDATION_OF }[orgType] ?? GROUP_OF;
  const groups = affiliates.filter((one) => one.orgType === 'Medical Group' && one.region === region);
  return fill(about, {
    name,
    region: areaInSentence(region),
    groups: listed(groups.map((group) => same(group.name))),
  });
}

function affiliateFields(world: World, affiliate: Affiliate): Record<string, unknown> {
  const hospital = affiliate.orgType === 'Hospital';
  const slug = slugOf(affiliate.name);
  return {
    name: affiliate.name,
    slug,
    c_affiliateOrgType: affiliate.orgType,
    c_region: affiliate.region,
    c_isSutterMedicalGroup: affiliate.orgType === 'Medical Group' && affiliate.inNetwork,
    c_showReferralOnProviders:
      ['Medical Group', 'Foundation'].includes(affiliate.orgType) && affiliate.inNetwork,
    description: aboutAffiliate(world, affiliate),
    landingPageUrl: `/health-plan/${hospital ? 'hospital' : 'med-group'}/${slug}-${affiliate.id}`,
  };
}
const PHYSICIAN = both('Physician', 'Médico');
const PSYCHOLOGIST = both('Psychologist', 'Psicólogo');
const PHYSICAL_THERAPIST = both('Physical Therapist', 'Fisioterapeuta');
const OCCUPATIONAL_THERAPIST = both('Occupational Therapist', 'Terapeuta ocupacional');
const DIETITIAN = both('Dietitian', 'Nutricionista');
const DENTIST = both('Dentist', 'Dentista');
/** What somebody is, by the letters after the name. */
const PROVIDER_TYPES: Readonly<Record<string, Bilingual>> = {
  MD: PHYSICIAN,
  DO: PHYSICIAN,
  MBBS: PHYSICIAN,
  NP: both('Nurse Practitioner', 'Enfermero practicante'),
  PA: both('Physician Assistant', 'Asistente médico'),
  PhD: PSYCHOLOGIST,
  PsyD: PSYCHOLOGIST,
  LCSW: both('Clinical Social Worker', 'Trabajador social clínico'),
  DPT: PHYSICAL_THERAPIST,
  PT: PHYSICAL_THERAPIST,
  'OTR/L': OCCUPATIONAL_THERAPIST,
  OTD: OCCUPATIONAL_THERAPIST,
  'CCC-SLP': both('Speech Therapist', 'Terapeuta del habla'),
  RD: DIETITIAN,
  RDN: DIETITIAN,
  DPM: both('Podiatrist', 'Podólogo'),
  OD: both('Optometrist', 'Optometrista'),
  AuD: both('Audiologist', 'Audiólogo'),
  CNM: both('Nurse-Midwife', 'Enfermero partero'),
  CGC: both('Genetic Counselor', 'Asesor genético'),
  LAc: both('Acupuncturist', 'Acupunturista'),
  DDS: DENTIST,
  DMD: DENTIST,
};
/** How Spanish calls women by what they are, where it is another word. */
const FEMININE: Readonly<Record<string, string>> = {
  Médico: 'Médica',
  Psicólogo: 'Psicóloga',
  'Enfermero practicante': 'Enfermera practicante',
  'Asistente médico': 'Asistente médica',
  Audiólogo: 'Audióloga',
  'Trabajador social clínico': 'Trabajadora social clínica',
  Podólogo: 'Podóloga',
  'Asesor genético': 'Asesora genética',
  'Enfermero partero': 'Enfermera partera',
};

/** What somebody is, by the letters after the name. */
function typeOf(letters: string, gender: string): Bilingual | undefined {
  const type = PROVIDER_TYPES[letters];
  return type && gender === 'Female' ? { ...type, es: FEMININE[type.es] ?? type.es } : type;
}

const ENGLISH = both('English', 'Inglés');
const SPANISH = both('Spanish', 'Español');

/** The day on which the plan's directory was last brought up to date. */
export const updatedOn = (world: World): string => addDays(world.today, -4);

/** How many of its own providers the plan has, for each of the health system's in its service area. */
const PLAN_ALONE = 0.05;

/** The providers of the health plan: those of the health system who take it, and among them some of its own, all in its service area. */
export function* buildPlanProviders(world: World): Generator<DemoEntity> {
  let number = 0;
  for (const provider of world.providers) {
    const random = createRandom(`${provider.id}-plan`);
    // The first draw said whether they are in the plan.
    random.next();
    const sites = provider.sites.filter(isServed);
    if (sites.length === 0) continue;
    if (provider.isInPlan) yield planProvider(world, (number += 1), { ...provider, sites });
    if (random.chance(PLAN_ALONE)) yield planProvider(world, (number += 1));
  }
}

export const medicalGroupsAt = (world: World, site: Pick<Site, 'region' | 'county'>): Affiliate[] =>
  affiliatesAt(world, site).filter(({ orgType }) =>
    ['Medical Group', 'IPA', 'HMO Network'].includes(orgType),
  );

const address = (site: Site, index: number) => ({
  id: `${site.id}a${index + 1}`,
  name: site.name,
  address: site.address,
  c_shpPhone: site.phone,
  c_shpFax: site.fax,
  yextDisplayCoordinate: { latitude: site.latitude, longitude: site.longitude },
});

/** When somebody starts who is not here yet; whoever has visits at the health system is. */
function firstDay(world: World, random: Random, isHere: boolean): string | undefined {
  const date = random.chance(0.02) ? addDays(world.today, random.int(20, 120)) : undefined;
  return isHere ? undefined : date;
}

/** One of the plan's providers; with `related`, whom the health system's site has, too. */
function planProvider(world: World, number: number, related?: Provider): DemoEntity {
  const id = numbered('shpp', number);
  const random = createRandom(id);
  const own = personName(random);
  const drawnSites = related?.sites ?? drawOffices(world, random);
  const drawn =
    related?.specialties[0] ?? random.pick(world.specialties.filter((item) => !item.hidesBooking));
  // Whoever is the plan's alone practises what the first office is there for.
  const specialty = (related ? undefined : drawnSites[0]!.specialties[0]) ?? drawn;
  const sites = related
    ? related.sites
    : drawnSites.filter((site) => site === drawnSites[0] || site.specialties.includes(specialty));
  const letters = related?.letters ?? lettersOf(specialty, random);
  const accepting = related?.accepting ?? random.chance(0.8);
  const status = accepting
    ? both('Accepting new patients', 'Acepta pacientes nuevos')
    : both('Not accepting new patients', 'No acepta pacientes nuevos');
  const more = random.pick([
    accepting
      ? both(
          'call the office to confirm that it takes new patients',
          'llame al consultorio para confirmar que acepta pacientes nuevos',
        )
      : both(
          'call the office to ask when it takes new patients again',
          'llame al consultorio para preguntar cuándo volverá a aceptar pacientes nuevos',
        ),
    ...(accepting && sites.length > 1
      ? [both('existing patients only at one office', 'solo pacientes actuales en un consultorio')]
      : []),
    ...(accepting ? [] : [both('family members of patients welcome', 'familiares de pacientes bienvenidos')]),
  ]);
  const first = related?.firstName ?? own.firstName;
  const last = related?.lastName ?? own.lastName;
  return {
    id,
    type: 'ce_shpProvider',
    languages: 'both',
    body: {
      name: related?.name ?? `${first} ${last}, ${letters}`,
      firstName: first,
      lastName: last,
      slug: slugOf(`${first} ${last}`),
      gender: related?.toldGender ?? own.gender,
      // Whom people meet in a hospital, nobody becomes a patient of.
      acceptingNewPatients: random.chance(0.95) && !specialty.hidesBooking ? accepting : undefined,
      c_startDate: firstDay(world, random, related !== undefined),
      c_shpAddresses: sites.map(address),
      address: sites[0]!.address,
      yextDisplayCoordinate: { latitude: sites[0]!.latitude, longitude: sites[0]!.longitude },
      c_shpDisplayComments: specialty.hidesBooking ? undefined : comments(random, status, more),
      c_shpProviderID: `MP${String(700000 + number)}`,
      c_shpProviderType: typeOf(letters, related?.gender ?? own.gender),
      c_shpProviderTitle: letters,
      c_shpSpecialty: [ref(specialty.id)],
      c_isPrimaryCareProvider: [
        'family-medicine',
        'internal-medicine',
        'pediatrics',
        'geriatrics',
        'obstetrics-gynecology',
      ].includes(specialty.key),
      c_shpNPI: `9${String(200000000 + number)}`,
      c_stateLicenseNo: `X${String(100000 + number * 7)}`,
      c_shpLanguage: [
        ENGLISH,
        ...(related?.spoken.map((language) => language.name) ?? (random.chance(0.3) ? [SPANISH] : [])),
      ],
      ...affiliations(world, random, specialty, sites[0]!, related, letters),
      c_shpGenderAffirmingServices:
        random.chance(GENDER_AFFIRMING) && GENDER_AFFIRMING_FIELDS.has(specialty.key) ? true : undefined,
      c_shpRelatedProvider: related === undefined ? undefined : [ref(related.id)],
      c_shpLastUpdatedDate: updatedOn(world),
    },
  };
}

/** Fields in which people find gender-affirming care, and how many who practise them offer it. */
const GENDER_AFFIRMING = 0.3;
const GENDER_AFFIRMING_FIELDS = new Set([
  ...['family-medicine', 'internal-medicine', 'pediatrics', 'adolescent-medicine', 'obstetrics-gynecology'],
  ...['endocrinology', 'pediatric-endocrinology', 'reproductive-endocrinology', 'urology', 'plastic-surgery'],
  ...['psychiatry', 'child-psychiatry', 'psychology', 'social-work', 'speech-therapy', 'nurse-midwifery'],
]);

/** What the directory says about new patients, if anything. */
const comments = (random: Random, status: Bilingual, more: Bilingual): Bilingual | undefined =>
  random.chance(0.3)
    ? { en: `${status.en}; ${more.en}`, es: `${status.es}; ${more.es}` }
    : random.chance(0.6)
      ? status
      : undefined;

/** One office or two that are not far from each other. */
function drawOffices(world: World, random: Random): Site[] {
  const served = world.offices.filter(isServed);
  const [first, ...others] = random.sample(served, random.int(1, 2));
  const near = nearTo(
    first!,
    served.filter((office) => office !== first),
  );
  return [first!, ...near.slice(0, others.length)];
}

/** Fields with operations after which people go home the same day, and how many of those who operate name a surgery center. */
const DAY_SURGERY = 0.6;
const DAY_SURGERY_FIELDS = new Set([
  ...[
    'general-surgery',
    'colorectal-surgery',
    'breast-surgery',
    'plastic-surgery',
    'oral-surgery',
    'mohs-surgery',
  ],
  ...['orthopedic-surgery', 'hand-surgery', 'spine-surgery', 'podiatry', 'pain-medicine', 'anesthesiology'],
  ...[
    'ophthalmology',
    'otolaryngology',
    'urology',
    'urogynecology',
    'gastroenterology',
    'obstetrics-gynecology',
  ],
]);
const OPERATING = new Set(['MD', 'DO', 'MBBS', 'DPM', 'DDS', 'DMD']);
const operatesByDay = ({ key }: Specialty, letters: string): boolean =>
  DAY_SURGERY_FIELDS.has(key) && OPERATING.has(letters);

/**
 * Certifications, and the hospitals, groups and surgery centers around where somebody works: whoever the health system knows
 * belongs to what its own site says.
 */
function affiliations(
  world: World,
  random: Random,
  specialty: Specialty,
  site: Site,
  related: Provider | undefined,
  letters: string,
) {
  const isBoardCertified = random.chance(0.6) && PROVIDER_TYPES[letters] === PHYSICIAN;
  const groups = medicalGroupsAt(world, site);
  const isInGroup = related && medicalGroupsAt(world, related.sites[0]!).includes(related.affiliate);
  return {
    certifications: isBoardCertified
      ? [
          both(
            `Board certified in ${specialty.name.en.toLowerCase()}`,
            `Certificación en ${specialty.name.es.toLowerCase()}`,
          ),
        ]
      : undefined,
    c_shpHospitalAffiliation: (
      related?.hospitals ?? hospitalsNear(world, site).slice(0, random.int(0, 2))
    ).map(({ name }) => name),
    c_shpMedicalGroupAffiliation: (isInGroup
      ? [related.affiliate]
      : random.sample(groups, random.int(1, 2))
    ).map(({ name }) => name),
    c_shpASCAffiliation:
      random.chance(DAY_SURGERY) && operatesByDay(specialty, letters)
        ? nearTo(
            site,
            world.facilities.filter(({ types }) => types.includes('Surgery Center')),
          )
            .slice(0, 1)
            .map(({ name }) => name)
        : undefined,
  };
}
