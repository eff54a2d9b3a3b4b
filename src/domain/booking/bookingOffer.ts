import { encodeText } from '#src/domain/text/encodeText.ts';
import { distanceFrom, metresFromMiles } from '#src/domain/distance/distance.ts';
import type { Coordinate } from '#src/domain/entities/common.ts';
import { validLink } from '#src/domain/links/siteUrl.ts';
import { phoneHref } from '#src/domain/phone/phone.ts';

/** A specialty of a provider as far as booking looks at it; only entries whose specialty exists. */
export interface BookableSpecialty {
  /** c_hideBookAppointmentLink */
  hidesBooking: boolean;
  /** c_hideReferralOnProviders */
  hidesReferral: boolean;
}

/** A place where a provider sees patients. */
export interface BookableOffice {
  phone?: string;
  coordinate?: Coordinate;
  /** From the visitor or the searched place, when the search service said so. */
  distance?: { metres: number };
  /** It is in a town the search is limited to. */
  isAskedFor?: true;
}

/** One entry of c_epicProviderScheduleList. */
export interface ScheduleEntry {
  departmentId?: string;
  visitTypeId?: string;
  /** Days until the first free slot; 0 is today and counts as a value. */
  daysToFirstSlot?: number;
}

/** A provider as far as booking looks at them. */
export interface BookableProvider {
  /** Missing counts as accepting. */
  acceptingNewPatients?: boolean;
  specialties: readonly BookableSpecialty[];
  affiliates: readonly { name: string; showsReferral: boolean }[];
  offices: readonly BookableOffice[];
  bookingUrl?: string;
  bookingLabel?: string;
  /** c_epicProviderId */
  schedulingId?: string;
  openScheduling: boolean;
  schedules: readonly ScheduleEntry[];
}

/** What an installation says about booking; from configuration, never invented. */
export interface BookingSettings {
  /** Where patients sign in. */
  portalUrl: string;
  /** Where patients of the affiliates below sign in. */
  sansumPortalUrl: string;
  /** Part of an affiliate's name, in any case. */
  sansumAffiliate: string;
  /** The scheduling page; without one rule 6 never applies (R-049a). */
  schedulingUrl?: string;
  /** The referral team (R-047, C-092). */
  referralPhone: string;
}

export interface BookingContext extends BookingSettings {
  /** Where the visitor is, when they said so. */
  position?: Coordinate;
}

/** Rule 4: what the open-scheduling widget is told, and what remains when it does not come. */
export interface OpenSchedulingOffer {
  kind: 'open-scheduling';
  providerId: string;
  departmentId: string;
  visitTypeId: string;
  daysToFirstSlot: number;
  /** Of the one office. */
  phone?: string;
  /** The scheduling page of the provider. */
  pageHref?: string;
}

/** The one way to book a provider: a rung of the ladder. */
export type BookingOffer =
  | { kind: 'sign-in'; href: string }
  | { kind: 'link'; href: string; label?: string }
  | OpenSchedulingOffer
  | { kind: 'referral'; phone: string }
  | { kind: 'scheduling-page'; href: string; daysToFirstSlot?: number }
  | { kind: 'call'; phone: string }
  | { kind: 'none' };

/**
 * The booking ladder: eight rules in order, the first that applies wins.
 * A booking address that is no link and a phone number that cannot be dialled count as missing.
 */
export function bookingOffer(provider: BookableProvider, context: BookingContext): BookingOffer {
  const { specialties, offices, schedules, openScheduling, schedulingId } = provider;
  const isAccepting = provider.acceptingNewPatients !== false;
  const hasVisibleSpecialty = specialties.some((specialty) => !specialty.hidesBooking);

  if (!isAccepting) {
    return hasVisibleSpecialty ? { kind: 'sign-in', href: portalOf(provider, context) } : { kind: 'none' };
  }

  const bookingUrl = validLink(provider.bookingUrl);
  if (bookingUrl && !specialties.some((specialty) => specialty.hidesBooking)) {
    const label = provider.bookingLabel?.trim();
    return { kind: 'link', href: bookingUrl, ...(label && { label }) };
  }

  const widget = openScheduling && schedulingId ? onlyQualifying(schedules) : undefined;
  if (widget && schedulingId && offices.length === 1) {
    const phone = dialable(offices[0]?.phone);
    return {
      kind: 'open-scheduling',
      providerId: schedulingId,
      ...widget,
      ...(phone && { phone }),
      ...(context.schedulingUrl && { pageHref: pageOf(context.schedulingUrl, schedulingId) }),
    };
  }

  const showsReferral = provider.affiliates.some((affiliate) => affiliate.showsReferral);
  if (!openScheduling && showsReferral && !specialties.some((specialty) => specialty.hidesReferral)) {
    return { kind: 'referral', phone: context.referralPhone };
  }

  if (context.schedulingUrl && openScheduling && schedules.length > 0) {
    const hasChoice =
      areDistinct(schedules.map((entry) => entry.departmentId)) ||
      areDistinct(schedules.map((entry) => entry.visitTypeId)) ||
      offices.length > 1;
    if (hasChoice) return schedulingPage(context.schedulingUrl, schedulingId, schedules);
  }

  const phone = dialable(nearestOffice(offices, context.position)?.phone);
  return hasVisibleSpecialty && phone ? { kind: 'call', phone } : { kind: 'none' };
}

/**
 * The nearest office: by the distance the service gave or the visitor's position, where any is known; else the
 * first. Of those in a town that was asked for, where there are any. Undefined when there is none.
 */
export function nearestOffice<Office extends BookableOffice>(
  offices: readonly Office[],
  position?: Coordinate,
): Office | undefined {
  let nearest: { office: Office; far: number } | undefined;
  const asked = offices.filter(({ isAskedFor }) => isAskedFor);
  const eligible = asked.length > 0 ? asked : offices;
  for (const office of eligible) {
    const far = office.distance?.metres ?? metresFrom(position, office);
    if (far !== undefined && (!nearest || far < nearest.far)) nearest = { office, far };
  }
  return nearest?.office ?? eligible[0];
}

function metresFrom(position: Coordinate | undefined, office: BookableOffice): number | undefined {
  const distance = distanceFrom(position, office.coordinate);
  return distance.kind === 'known' ? metresFromMiles(distance.miles) : undefined;
}

function portalOf(provider: BookableProvider, context: BookingContext): string {
  const wanted = context.sansumAffiliate.trim().toLowerCase();
  const isSansum =
    wanted !== '' && provider.affiliates.some((affiliate) => affiliate.name.toLowerCase().includes(wanted));
  return isSansum ? context.sansumPortalUrl : context.portalUrl;
}

type Qualifying = Required<ScheduleEntry>;

/** The one entry with all three values; undefined when none or several have them (R-026, R-045c, A-16). */
function onlyQualifying(schedules: readonly ScheduleEntry[]): Qualifying | undefined {
  const qualifying = schedules.filter(
    (entry): entry is Qualifying =>
      entry.daysToFirstSlot !== undefined && Boolean(entry.departmentId) && Boolean(entry.visitTypeId),
  );
  return qualifying.length === 1 ? qualifying[0] : undefined;
}

const areDistinct = (values: readonly unknown[]): boolean => new Set(values).size === values.length;

function schedulingPage(
  page: string,
  providerId: string | undefined,
  schedules: readonly ScheduleEntry[],
): BookingOffer {
  const days = schedules.flatMap((entry) => entry.daysToFirstSlot ?? []);
  return {
    kind: 'scheduling-page',
    href: providerId ? pageOf(page, providerId) : page,
    ...(days.length > 0 && { daysToFirstSlot: Math.min(...days) }),
  };
}

/** The scheduling page with the provider id in its query, before its fragment. */
function pageOf(page: string, providerId: string): string {
  const [, path = '', hash = ''] = /^([^#]*)(#.*)?$/.exec(page) ?? [];
  return `${path}${path.includes('?') ? '&' : '?'}providerId=${encodeText(providerId)}${hash}`;
}

const dialable = (phone: string | undefined): string | undefined => (phoneHref(phone) ? phone : undefined);
