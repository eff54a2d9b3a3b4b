import zoneAt from '@photostructure/tz-lookup';
import { zipAreas } from './zipAreas.ts';

/** States, the district and territories that keep one time throughout, by zone. */
const REGIONS: Readonly<Record<string, string>> = {
  'America/New_York': 'CT DC DE GA MA MD ME NC NH NJ NY OH PA RI SC VA VT WV',
  'America/Chicago': 'AL AR IA IL LA MN MO MS OK WI',
  'America/Denver': 'CO MT NM UT WY',
  'America/Los_Angeles': 'CA WA',
  'Pacific/Honolulu': 'HI',
  'America/Puerto_Rico': 'PR VI',
  'Pacific/Guam': 'GU MP',
  'Pacific/Pago_Pago': 'AS',
};
/** States that several times share. */
const SHARED = new Set('AK AZ FL ID IN KS KY MI ND NE NV OR SD TN TX'.split(' '));

/** Degrees within which the time must be the same all around: of a building, and of the middle of a ZIP area. */
const AROUND_POINT = 0.1;
const AROUND_ZIP = 0.3;

/** Where a place is, as far as its document says. */
export interface Whereabouts {
  region?: unknown;
  postalCode?: unknown;
  /** Of the building. */
  coordinate?: unknown;
}

/**
 * The zone of a place: its own, else that of its state where all of it keeps one time, else, in a state that several
 * times share, that of its point or ZIP area, where the time is the same for miles around; undefined when none of them
 * says it. A wrong hour sends somebody to a locked door.
 */
export function placeZone(
  timezone: unknown,
  { region, postalCode, coordinate }: Whereabouts,
): string | undefined {
  if (typeof timezone === 'string' && timezone !== '') return timezone;
  if (typeof region !== 'string') return undefined;
  const whole = Object.keys(REGIONS).find((zone) => REGIONS[zone]?.split(' ').includes(region));
  if (whole !== undefined || !SHARED.has(region)) return whole;
  const { latitude, longitude } = (coordinate ?? {}) as { latitude?: unknown; longitude?: unknown };
  if (typeof latitude === 'number' && typeof longitude === 'number')
    return zoneAround(latitude, longitude, AROUND_POINT);
  const area = typeof postalCode === 'string' ? zipAreas().get(postalCode.slice(0, 5)) : undefined;
  return area?.state === region ? zoneAround(area.latitude, area.longitude, AROUND_ZIP) : undefined;
}

const known = new Map<string, string | undefined>();
/** Places that are kept; a directory has fewer ZIP areas. */
const MOST_KNOWN = 50_000;

/** The zone of a point when all points so many degrees around it keep the same time, in winter and in summer. */
function zoneAround(latitude: number, longitude: number, degrees: number): string | undefined {
  const key = `${latitude} ${longitude} ${degrees}`;
  if (known.has(key)) return known.get(key);
  const steps = [-degrees, 0, degrees];
  const times = steps.flatMap((north) =>
    steps.map((east) => timeOf(zoneAt(latitude + north, longitude + east))),
  );
  const zone = new Set(times).size === 1 ? zoneAt(latitude, longitude) : undefined;
  if (known.size >= MOST_KNOWN) known.clear();
  known.set(key, zone);
  return zone;
}

const times = new Map<string, string>();

/** What the clocks of a zone show in winter and in summer; zones of other names may show the same. */
function timeOf(zone: string): string {
  let time = times.get(zone);
  if (time === undefined) {
    const clock = new Intl.DateTimeFormat('en-US', {
      timeZone: zone,
      timeStyle: 'short',
      dateStyle: 'short',
    });
    time = [0, 6].map((month) => clock.format(Date.UTC(2025, month, 15, 12))).join(' ');
    times.set(zone, time);
  }
  return time;
}
