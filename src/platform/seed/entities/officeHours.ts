import { makeHours } from '../calendar.ts';
import { createRandom } from '../random.ts';
import { atHospital } from '../text/wayfinding.ts';
import type { Site, Specialty, World } from '../World.ts';

/** Whether hours are those of an office: nobody is there on a weekend. */
const keepsWeekdays = (hours: Record<string, unknown> | undefined): boolean =>
  hours !== undefined &&
  ['saturday', 'sunday'].every((day) => (hours[day] as { isClosed?: boolean }).isClosed);

/**
 * The hours of a specialty's clinic at a place, where they are other than the place's: a hospital never closes, and the doctors
 * who see people there by appointment keep weekdays, as the hospital says of their service. Undefined of those whom people meet
 * in the hospital itself, at any hour, and everywhere else.
 */
export function clinicHours(
  world: World,
  site: Site,
  specialty: Specialty,
): Record<string, unknown> | undefined {
  if (site.types[0] !== 'Hospital' || specialty.hidesBooking) return undefined;
  const told = world.services
    .filter((service) => service.topLevel && service.specialties.includes(specialty))
    .map((service) => atHospital(world, site, service)?.hours)
    .find(keepsWeekdays);
  return told ?? makeHours('office', world.today, createRandom(`${site.id}-${specialty.key}-clinic`));
}

/** When somebody of a specialty can be seen at a place. */
export const hoursAt = (
  world: World,
  site: Site,
  specialty: Specialty,
): Record<string, unknown> | undefined => clinicHours(world, site, specialty) ?? site.hours;
