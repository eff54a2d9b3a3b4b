import { z } from 'zod';
import { createRandom } from '../random.ts';
import type { Random } from '../random.ts';
import type { Named, Service, Site, World } from '../World.ts';
import { readTexts } from '../readTexts.ts';

/** Where a text is true: at these types of location only, or at all but these. */
export const placesOfTruth = { types: z.array(z.string()).optional(), notAt: z.array(z.string()).optional() };
export const isTrueAt =
  (type: string) =>
  ({ types, notAt }: { types?: string[] | undefined; notAt?: string[] | undefined }): boolean =>
    (types?.includes(type) ?? true) && !notAt?.includes(type);

/** Names of what is done, treated or offered only at some types of location, or not at some. */
const whereDone = z.array(
  z.strictObject({
    names: z.array(z.string()).min(1),
    at: placesOfTruth.types,
    notAt: placesOfTruth.notAt,
  }),
);
const WHERE_DONE = readTexts(
  'where-done.json',
  z.strictObject({ services: whereDone, procedures: whereDone, conditions: whereDone }),
);
/** Whether something of a kind, by its English name, is done at a type of location. */
export const isDoneAt =
  (what: keyof typeof WHERE_DONE, type: string) =>
  ({ name }: Pick<Named, 'name'>): boolean =>
    WHERE_DONE[what].every(
      ({ names, at, notAt }) => !names.includes(name.en) || isTrueAt(type)({ types: at, notAt }),
    );

/** Keys of the main services found at each type of location; what it is there for comes first. */
const SERVICES_AT: Record<string, readonly string[]> = {
  Hospital: [
    'emergency',
    'heart',
    'cancer',
    'surgery',
    'imaging',
    'laboratory',
    'pregnancy',
    'brain',
    'orthopedics',
    'community',
  ],
  'Emergency Room': ['emergency', 'imaging', 'laboratory'],
  'Urgent Care': ['urgent-care', 'imaging', 'laboratory'],
  'Walk-In Care': ['urgent-care', 'primary-care'],
  Lab: ['laboratory'],
  'Care Center': [
    'primary-care',
    'womens-health',
    'pediatrics-care',
    'skin',
    'digestive',
    'diabetes',
    'mental-health',
    'lungs',
    'eyes-ears',
    'kidney-urology',
  ],
  Imaging: ['imaging', 'womens-health'],
  'Surgery Center': ['surgery', 'orthopedics', 'eyes-ears', 'digestive'],
  'Birth Center': ['pregnancy'],
  'Physical Therapy and Rehab': ['rehabilitation', 'orthopedics'],
  'Integrative Health and Healing': ['integrative'],
  'Transplant Outreach Clinic': ['transplant'],
  'Pharmacy (Outpatient)': ['pharmacy'],
};

/** Keys of further main services that some places of a type have, with the share of places that do. */
const FURTHER_AT: Record<string, Readonly<Record<string, number>>> = {
  Hospital: {
    'womens-health': 0.5,
    'pediatrics-care': 0.5,
    'kidney-urology': 0.6,
    transplant: 0.25,
    'senior-care': 0.5,
    genetics: 0.35,
  },
  'Care Center': { 'senior-care': 0.25, genetics: 0.12 },
};

/** What of imaging and laboratory is done where people come without an appointment. */
const LAB_IN_SMALL = ['Blood Tests', 'Urine Tests', 'Glucose Testing', 'Pregnancy Tests'];
const IN_SMALL: Record<string, Record<string, readonly string[]>> = {
  'Urgent Care': { imaging: ['X-ray'], laboratory: LAB_IN_SMALL },
  'Emergency Room': { imaging: ['X-ray', 'Ultrasound', 'CT Scan'], laboratory: LAB_IN_SMALL },
};

/** What every place of a type has that has the main service it belongs to: its first words say so, or people look it up for that. */
const IN_ALL: Record<string, readonly string[]> = {
  Imaging: ['X-ray', 'Ultrasound', 'Mammography'],
  Lab: ['Blood Tests', 'Urine Tests'],
  'Urgent Care': [
    ...['Cuts and Stitches', 'Fever and Flu', 'Sprains and Fractures'],
    ...['X-ray', 'Blood Tests', 'Urine Tests'],
  ],
  'Walk-In Care': ['Vaccines and Flu Shots', 'Rashes and Insect Bites', 'Rapid Strep and Flu Testing'],
  'Emergency Room': ['X-ray', 'CT Scan', 'Ultrasound', 'Blood Tests', 'Urine Tests'],
  Hospital: [
    ...['X-ray', 'CT Scan', 'Ultrasound', 'MRI', 'Blood Tests', 'Urine Tests'],
    ...['Labor and Delivery', 'Newborn Intensive Care'],
    ...['Gynecologic Surgery', 'Pediatric Surgery', 'Pediatric Rehabilitation', 'Dialysis'],
    ...['Kidney Transplant', 'Living Donor Program'],
  ],
  'Birth Center': ['Labor and Delivery', 'Newborn Intensive Care', 'Midwifery Care'],
  'Surgery Center': ['Outpatient Surgery'],
  'Physical Therapy and Rehab': ['Orthopedic Physical Therapy'],
  'Integrative Health and Healing': ['Acupuncture', 'Mindfulness Classes', 'Tai Chi'],
  'Transplant Outreach Clinic': ['Transplant Outreach Visits'],
  'Pharmacy (Outpatient)': ['Prescription Pickup', 'Pharmacist Consultation', 'Vaccines at the Pharmacy'],
};

/** Whether every place of the types of one has a service. */
export const isAlwaysAt =
  ({ types }: Site) =>
  ({ name }: Service): boolean =>
    types.some((type) => IN_ALL[type]?.includes(name.en));

/** The level of the newborn care of a campus: one for its hospital and its birth center, drawn from the hospital's id alone. */
export const nicuLevel = ({ id }: Site): 'I' | 'II' | 'III' | 'IV' =>
  createRandom(`${id}-nicu`).weighted([
    ['I', 1],
    ['II', 2],
    ['III', 3],
    ['IV', 2],
  ] as const);

/** What a nursery of the first level, which is for well babies, does not go with. */
const NOT_AT_FIRST_LEVEL = ['Newborn Intensive Care', 'High-Risk Pregnancy Care'];

/** Whether a campus is fit for a service of its hospital or its birth center. */
const isWithinLevel = (site: Site, { name }: Service): boolean =>
  !NOT_AT_FIRST_LEVEL.includes(name.en) || nicuLevel(site.parent ?? site) !== 'I';

/** The key of the service places of a type are there for; a care center is there for several. */
export const mainServiceAt = (type: string): string | undefined =>
  type === 'Care Center' ? undefined : SERVICES_AT[type]?.[0];

/** Main services a place has beside those of its type; each is drawn by itself, so that no other depends on it. */
function furtherAt(world: World, site: Site): Service[] {
  const shares = FURTHER_AT[site.types[0] ?? ''] ?? {};
  return world.services.filter(
    ({ topLevel, key }) => topLevel && createRandom(`${site.id}-${key}-further`).chance(shares[key] ?? 0),
  );
}

/** A main service of a place and those under it there: what every such place has, and some of the others. */
function withThoseUnder(world: World, site: Site, top: Service, random: Random): Service[] {
  const [type = 'Care Center'] = site.types;
  const under = world.services.filter(
    (service) =>
      service.parent === top &&
      isDoneAt('services', type)(service) &&
      isWithinLevel(site, service) &&
      (IN_SMALL[type]?.[top.key]?.includes(service.name.en) ?? true),
  );
  const everywhere = under.filter(isAlwaysAt(site));
  const others = under.filter((service) => !everywhere.includes(service));
  return [top, ...everywhere, ...random.sample(others, Math.min(others.length, random.int(2, 6)))];
}

/** Services a facility offers: a few main ones and some under each; a care center has primary care at least. */
export function servicesAt(world: World, site: Site): Service[] {
  const random = createRandom(`${site.id}-services`);
  const keys = site.types.flatMap((type) => SERVICES_AT[type] ?? []);
  const tops = world.services.filter((service) => service.topLevel && keys.includes(service.key));
  const [type = 'Care Center'] = site.types;
  const inside = site.types.slice(1).map((further) => SERVICES_AT[further]?.[0]);
  const isAlways = ({ key }: Service) =>
    type !== 'Care Center' || key === 'primary-care' || inside.includes(key);
  const chosen = [
    ...tops.filter(isAlways),
    ...random.sample(
      tops.filter((top) => !isAlways(top)),
      random.int(2, 4),
    ),
  ];
  return [
    ...chosen.flatMap((top) => withThoseUnder(world, site, top, random)),
    ...furtherAt(world, site).flatMap((top) =>
      withThoseUnder(world, site, top, createRandom(`${site.id}-${top.key}-services`)),
    ),
  ];
}
