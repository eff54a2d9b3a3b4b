import { platform } from './addresses.ts';

interface Interval {
  start: string;
  end: string;
}
/** One day of hours as the directory writes it. */
export interface WireDay {
  isClosed?: boolean;
  openIntervals?: Interval[];
}

/** A facility document as the directory writes it, as far as the tests read it. */
export interface WireFacility {
  id: string;
  uid: number | string;
  name: string;
  slug: string;
  mainPhone?: string;
  address: { line1: string; city: string; region: string; postalCode: string };
  hours?: Record<string, WireDay> & { holidayHours?: { date: string }[]; reopenDate?: string };
  yextDisplayCoordinate?: { latitude: number; longitude: number };
  c_displayName?: string;
  c_otherName?: string;
  c_locationType?: string[];
  c_showFeaturedHero?: boolean;
  c_parentLocation?: { name: string; c_displayName?: string }[];
  c_frequentlyAskedQuestions?: { question: string; answer: string }[];
  c_findingYourWay?: { headline: string; linkURL?: string }[];
  c_visiting?: { hours?: Record<string, WireDay> };
  c_parking?: { headline: string };
  c_mediaGallery?: unknown[];
  c_additionalDescription?: string;
  c_relatedServices?: {
    name: string;
    c_topLevelService?: boolean;
    c_whereInBuilding?: string;
    c_parentService?: { id: string }[];
    service?: { id: string }[];
  }[];
  c_displayConditions?: string;
  c_displayDiagnostics?: string;
  c_displayTreatments?: string;
}

/** The facility whose page is at an address. */
export const facilityAt = (path: string) => facilityWhere(`id=${/[^-/]+$/.exec(path)?.[0] ?? ''}`);

const known = new Map<string, Promise<WireFacility[]>>();

/** Facilities of the directory, first 15 of a filter ('c_locationType=Urgent Care'); asked once for a worker. */
export function facilities(filter = '', locale = 'en'): Promise<WireFacility[]> {
  const address = `${platform}/v2/accounts/me/content/facilities?api_key=meridian-dev-directory&v=20240321&limit=15&meta.locale=${locale}${filter ? `&${filter}` : ''}`;
  const found = known.get(address) ?? read(address);
  known.set(address, found);
  return found;
}

async function read(address: string): Promise<WireFacility[]> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${address} answered ${answer.status}`);
  return ((await answer.json()) as { response: { docs: WireFacility[] } }).response.docs;
}

/** The first of a filter that fits; fails when the demo network has none. */
export async function facilityWhere(
  filter: string,
  fits: (facility: WireFacility) => boolean = () => true,
): Promise<WireFacility> {
  const found = (await facilities(filter)).find(fits);
  if (!found) throw new Error(`no facility for ${filter || 'the test'}`);
  return found;
}

/** Address of a facility's page (A-33). */
export const pathOf = ({ slug, id }: Pick<WireFacility, 'slug' | 'id'>) =>
  `/find-location/facility/${slug.endsWith(id) ? slug : `${slug}-${id}`}`;

export const nameOf = ({ name, c_displayName }: WireFacility) => c_displayName ?? name;

/** A hospital whose page has most sections. */
export const fullFacility = () =>
  facilityWhere(
    'c_locationType=Hospital',
    (one) =>
      Boolean(
        one.c_frequentlyAskedQuestions &&
        one.c_findingYourWay &&
        one.c_additionalDescription &&
        one.c_relatedServices,
      ) &&
      !one.c_displayConditions &&
      !one.c_displayDiagnostics &&
      !one.c_displayTreatments &&
      one.c_showFeaturedHero !== true,
  );

export const featuredFacility = () => facilityWhere('c_showFeaturedHero=true');

/** Urgent care with the same plain hours on a weekday, not around the clock. */
export const dayFacility = () =>
  facilityWhere('c_locationType=Urgent%20Care', ({ hours }) => {
    const day = hours?.['wednesday']?.openIntervals;
    return (
      hours?.reopenDate === undefined &&
      day?.length === 1 &&
      day[0]!.start >= '06:00' &&
      day[0]!.end > '12:00' &&
      day[0]!.end <= '22:00'
    );
  });
