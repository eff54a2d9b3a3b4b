import type { RegionPlan } from '../data/places.ts';
import { createRandom } from '../random.ts';
import type { Random } from '../random.ts';
import type { World } from '../World.ts';

const AREA_CODES: Record<string, string> = {
  Sacramento: '916',
  Placer: '916',
  Yolo: '530',
  'El Dorado': '530',
  Solano: '707',
  Amador: '209',
  'San Francisco': '415',
  Marin: '415',
  Sonoma: '707',
  Alameda: '510',
  'Contra Costa': '925',
  'San Mateo': '650',
  'Santa Clara': '408',
  'San Joaquin': '209',
  Stanislaus: '209',
  Merced: '209',
  Fresno: '559',
  Kings: '559',
  Tulare: '559',
  'Santa Cruz': '831',
  Monterey: '831',
  'San Benito': '831',
  'San Luis Obispo': '805',
  'Santa Barbara': '805',
};

/** A phone number from the block 555-0100 to 555-0199 that is set aside for fiction. */
export const fictionPhone = (random: Random, region: RegionPlan, county = ''): string =>
  `+1${AREA_CODES[county] ?? random.pick(region.areaCodes)}55501${String(random.int(0, 99)).padStart(2, '0')}`;

/** Lines of the whole network and its plan, which ring nowhere else: nurses, appointments, bills, advocates, members. */
const NETWORK_LINES = [
  ...['+14155550142', '+15105550120', '+19165550137', '+15105550164'],
  ...['+19165550118', '+19165550119'],
];

/** A phone number no facility and no line of the network has; the usual draw first, so that what follows stays as it is. */
export function freePhone(
  { facilities }: World,
  id: string,
  random: Random,
  ...where: [region: RegionPlan, county?: string]
): string {
  const taken = new Set([...NETWORK_LINES, ...facilities.map(({ phone }) => phone)]);
  let phone = fictionPhone(random, ...where);
  for (let attempt = 0; taken.has(phone) && attempt < 400; attempt += 1)
    phone = fictionPhone(createRandom(`${id}-phone-${attempt}`), ...where);
  return phone;
}

/** A fax number that is neither the place's own phone nor a line of the network: who is called there answers in words. */
export function freeFax(
  phone: string | undefined,
  random: Random,
  ...where: [region: RegionPlan, county?: string]
): string {
  const taken = new Set([...NETWORK_LINES, phone]);
  const drawn = fictionPhone(random, ...where);
  let fax = drawn;
  for (let attempt = 0; taken.has(fax) && attempt < 40; attempt += 1)
    fax = fictionPhone(createRandom(`${drawn}-fax-${attempt}`), ...where);
  return fax;
}
