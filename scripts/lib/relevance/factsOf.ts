import { readHours } from '#src/domain/hours/readHours.ts';
import type { Hours } from '#src/domain/hours/Hours.ts';
import { isSpokenEntry } from '#src/domain/provider/spokenLanguages.ts';
import { PRODUCT_PAGE_TYPE } from '#src/platform/directory/entityTypes.ts';
import { CONTENT_PAGE, pageAddresses } from '#src/platform/search/contentPages.ts';
import { zipAreas } from '#src/platform/zipAreas.ts';
import type { Point } from '#src/platform/search/engine/PointColumn.ts';
import { plainText } from './plainText.ts';

/** What is found, in everyday words; in this order the sections of a search of everything are configured. */
export type Kind =
  | 'provider'
  | 'place'
  | 'service'
  | 'article'
  | 'study'
  | 'research'
  | 'event'
  | 'story'
  | 'volunteer role'
  | 'news'
  | 'page'
  | 'plan'
  | 'group';

/** Kinds by type of the directory, with the vertical of a search of everything they are found in. */
const KINDS: Readonly<Record<string, readonly [Kind, vertical: string]>> = {
  healthcareProfessional: ['provider', 'healthcare_professionals'],
  healthcareFacility: ['place', 'healthcare_facilities'],
  ce_service: ['service', 'services'],
  [PRODUCT_PAGE_TYPE]: ['article', 'health-and-wellness'],
  ce_askAnExpert: ['article', 'health-and-wellness'],
  ce_researchStudy: ['study', 'research'],
  ce_researchPublication: ['research', 'research'],
  ce_investigator: ['research', 'research'],
  ce_seatRobotEvent: ['event', 'events'],
  ce_patientStory: ['story', 'patient_story'],
  ce_volunteerOpportunity: ['volunteer role', 'volunteer-opportunity'],
  wp_post: ['news', 'post'],
  ce_affiliate: ['group', 'pages'],
  ce_healthPlan: ['plan', 'pages'],
  ce_healthPlanPayor: ['plan', 'pages'],
  ce_resource: ['page', 'pages'],
  ce_shpPage: ['page', 'shp-pages'],
};

/** Types of the directory that are judged. */
export const judgedTypes: readonly string[] = Object.keys(KINDS);

/** What rules may say of an entity. Texts are plain words; sets are empty where the entity says nothing. */
export interface EntityFacts {
  id: string;
  kind: Kind;
  vertical: string;
  /** As it is shown, for messages. */
  label: string;
  name: string;
  firstName: string;
  lastName: string;
  specialties: ReadonlySet<string>;
  /** Whether a service is one of the main ones. */
  isMainService: boolean;
  /** Services a place offers. */
  services: ReadonlySet<string>;
  placeTypes: ReadonlySet<string>;
  /** Topics and conditions. */
  about: ReadonlySet<string>;
  addresses: ReadonlySet<string>;
  payors: ReadonlySet<string>;
  languages: ReadonlySet<string>;
  gender: string;
  isAccepting: boolean;
  hasVideo: boolean;
  points: readonly Point[];
  /** When a place is open, and each of those where somebody practises. */
  hours: readonly Hours[];
}

type Body = Record<string, unknown>;

/**
 * The facts of an entity in English, links resolved. A content page has the vertical of its site (`pagesIn`). Undefined
 * for what is not judged, and for what is deleted.
 */
export function factsOf(
  { id, type, body }: { id: string; type: string; body: Body },
  pagesIn = 'pages',
): EntityFacts | undefined {
  const [kind, vertical] = type === CONTENT_PAGE ? (['page', pagesIn] as const) : (KINDS[type] ?? []);
  if (!kind || !vertical || body['c_isDeleted'] === true) return undefined;
  const texts = (...paths: string[]) => new Set(paths.flatMap((path) => textsAt(body, path)).map(plainText));
  const spoken = at(body, 'c_additionalLanguages').filter(isSpokenEntry);
  const text = (path: string) => textsAt(body, path)[0] ?? '';
  return {
    ...{ id, kind, vertical },
    label: text('name'),
    name: plainText(text('name')),
    firstName: plainText(text('firstName')),
    lastName: plainText(text('lastName')),
    specialties: texts('c_providerSpecialties.specialty.name', 'c_specialty.name'),
    isMainService: body['c_topLevelService'] === true,
    services: texts('c_relatedServices.name'),
    placeTypes: texts('c_locationType'),
    about: texts(
      ...['c_healthTopics.name', 'c_relatedConditions.name', 'c_researchTopics.name', 'c_conditions'],
    ),
    addresses: new Set(pageAddresses(body)),
    payors: texts('c_healthPlanFacet', 'c_payor.name', ...(type === 'ce_healthPlanPayor' ? ['name'] : [])),
    languages: new Set(spoken.flatMap((entry) => textsAt(entry, 'language.name')).map(plainText)),
    gender: text('gender'),
    isAccepting: body['acceptingNewPatients'] === true,
    hasVideo: body['c_offersVideoVisit'] === true,
    points: [body, ...at(body, 'c_offices.officeOrFacility')].flatMap(pointOfPlace),
    hours: [body, ...at(body, 'c_offices.officeOrFacility')].flatMap(hoursIn),
  };
}

/** Where a place is: its point, or the middle of its ZIP area where nobody knows it. */
function pointOfPlace(place: unknown): Point[] {
  const points = at(place, 'yextDisplayCoordinate').flatMap(pointIn);
  if (points.length > 0) return points;
  return at(place, 'address.postalCode').flatMap((zip) => zipAreas().get(String(zip).slice(0, 5)) ?? []);
}

/** All values at a dotted path, through lists. */
function at(value: unknown, path: string): unknown[] {
  let found: unknown[] = [value];
  for (const step of path.split('.')) {
    found = found
      .flat()
      .flatMap((one) => (typeof one === 'object' && one !== null ? [(one as Body)[step]] : []));
  }
  return found.flat().filter((one) => one !== undefined && one !== null);
}

const textsAt = (body: unknown, path: string): string[] =>
  at(body, path).filter((one): one is string => typeof one === 'string');

function hoursIn(value: unknown): Hours[] {
  const { hours, timezone, address } = value as Body;
  const read = readHours(hours, { timezone, address });
  return read ? [read] : [];
}

function pointIn(value: unknown): Point[] {
  const { latitude, longitude } = value as Partial<Point>;
  return typeof latitude === 'number' && typeof longitude === 'number' ? [{ latitude, longitude }] : [];
}
