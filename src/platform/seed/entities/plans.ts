import { z } from 'zod';
import { both, fill, listed, paragraphs, same, slugOf } from '../bilingual.ts';
import type { Bilingual } from '../bilingual.ts';
import { addDays } from '../calendar.ts';
import { areaInSentence } from '../data/places.ts';
import { isServed } from '../data/serviceArea.ts';
import { createRandom } from '../random.ts';
import type { Random } from '../random.ts';
import { numbered, ref, refs } from '../World.ts';
import type { Affiliate, DemoEntity, Payor, Provider, Site, Specialty, World } from '../World.ts';
import { affiliatesAt, hospitalsNear, nearTo } from './near.ts';
import { networkOf, planCostFields } from './planCosts.ts';
import { lettersOf, personName } from './providers.ts';
import { bilingual, readTexts } from '../readTexts.ts';

export const planTexts = readTexts(
  'plans.json',
  z.strictObject({
    /** What is said of plans; with `plans`, of those alone that have this word in their name. */
    notes: z.array(z.strictObject({ en: z.string(), es: z.string(), plans: z.string().optional() })),
    shpServices: z.array(bilingual),
    /** What the plan calls each kind of place, by the types of the health system. */
    shpServicesAt: z.record(z.string(), z.array(z.string()).min(1)),
    /** What it calls an office, with the specialties that are practised there; any other is special care. */
    shpServicesOf: z.record(z.string(), z.array(z.string()).min(1)),
  }),
);

/** What is true of a plan of this name: nobody with a PPO is told to get a referral first. */
const notesOn = (name: string): { en: string; es: string }[] =>
  planTexts.notes.filter(({ plans }) => !plans || name.includes(plans)).map(({ en, es }) => ({ en, es }));

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
      payor.plans.push({ id: numbered('plan', number, 3), name: same(product) });
    }
    world.payors.push(payor);
  });
}

/** The plans of the house by name, for pages written without knowing their ids. */
export const housePlans = (): { id: string; name: string }[] =>
  (PAYORS[0]?.[1] ?? '').split(';').map((name, index) => ({ id: numbered('plan', index + 1, 3), name }));

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
      const affiliates =
        networkOf(plan.name.en, hospitals, groups, createRandom(`${plan.id}-network`)) ?? drawn;
      for (const affiliate of affiliates)
        plansOf.set(affiliate.id, [...(plansOf.get(affiliate.id) ?? []), plan.id]);
      const senior = /senior|advantage|retiree|supplement/i.test(plan.name.en);
      yield {
        id: plan.id,
        type: 'ce_healthPlan',
        languages: 'both',
        body: {
          name: plan.name,
          slug: slugOf(plan.name.en),
          c_healthPlanProductName: plan.name,
          c_healthPlanDisplayName: random.chance(0.7) ? plan.name : undefined,
          c_healthPlanNotes: random.chance(0.6)
            ? random.sample(notesOn(plan.name.en), random.int(1, 2))
            : undefined,
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
          c_planType: /supplement/i.test(plan.name.en)
            ? 'Medicare Supplement'
            : senior
              ? 'Medicare Advantage'
              : plan.name.en.split(' ').pop(),
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
  CNM: both('Nurse-Midwife', 'Enfermera partera'),
  CGC: both('Genetic Counselor', 'Asesor genético'),
  LAc: both('Acupuncturist', 'Acupunturista'),
  DDS: DENTIST,
  DMD: DENTIST,
};
const ENGLISH = both('English', 'Inglés');
const SPANISH = both('Spanish', 'Español');

/** The day on which the plan's directory was last brought up to date. */
export const updatedOn = (world: World): string => addDays(world.today, -4);

/** How many of the health system's providers in the plan's service area are in the plan, and how many of its own there are for each. */
const IN_PLAN = 0.12;
const PLAN_ALONE = 0.05;

/** The providers of the health plan: some of those of the health system, and among them some of its own, all in its service area. */
export function* buildPlanProviders(world: World): Generator<DemoEntity> {
  let number = 0;
  for (const provider of world.providers) {
    const random = createRandom(`${provider.id}-plan`);
    const sites = provider.sites.filter(isServed);
    if (sites.length === 0) continue;
    // Of a few, the first is in the plan: whoever edits the plan's pages sees an example.
    if (random.chance(IN_PLAN) || number === 0)
      yield planProvider(world, (number += 1), { ...provider, sites });
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
    both('call the office to confirm', 'llame al consultorio para confirmar'),
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
      c_shpProviderType: PROVIDER_TYPES[letters],
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
        ...(related?.languages.map((language) => language.name) ?? (random.chance(0.3) ? [SPANISH] : [])),
      ],
      ...affiliations(world, random, specialty, sites[0]!, related, letters),
      c_shpGenderAffirmingServices: random.chance(0.12) ? true : undefined,
      c_shpRelatedProvider: related === undefined ? undefined : [ref(related.id)],
      c_shpLastUpdatedDate: updatedOn(world),
    },
  };
}

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
    c_shpASCAffiliation: random.chance(0.15)
      ? nearTo(
          site,
          world.facilities.filter(({ types }) => types.includes('Surgery Center')),
        )
          .slice(0, 1)
          .map(({ name }) => name)
      : undefined,
  };
}
