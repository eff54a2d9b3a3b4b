import {
  isObject,
  readAddress,
  readCoordinate,
  readDistance,
  readFlag,
  readImage,
  readList,
  readNames,
  readNumber,
  resultPath,
} from '#src/components/cards/resultFields.ts';
import { markAsked } from '#src/domain/search/askedCities.ts';
import { readText } from '#src/domain/text/readText.ts';
import type { BookableProvider, ScheduleEntry } from '#src/domain/booking/bookingOffer.ts';
import type { Address, Coordinate, ImageValue } from '#src/domain/entities/common.ts';
import type { DistanceOrigin, MeasuredDistance } from '#src/domain/distance/DistanceOrigin.ts';
import { isSpokenEntry } from '#src/domain/provider/spokenLanguages.ts';
import type { ProviderSpecialty } from '#src/domain/provider/specialtyStatus.ts';
import { type StarRating, starRating } from '#src/domain/ratings/ratings.ts';
import type { SearchResult } from '#src/domain/search/SearchAnswer.ts';

/** A specialty for its status and for booking. */
export type FoundSpecialty = ProviderSpecialty & { hidesReferral: boolean };

/** A place where a provider sees patients; the distance only when the service gave one that may be told (A-01a, A-83). */
export interface FoundOffice {
  name?: string;
  address?: Address;
  coordinate?: Coordinate;
  phone?: string;
  distance?: MeasuredDistance;
  /** It is in a town the search is limited to. */
  isAskedFor?: true;
}

/** What booking and the card need of a provider's own document. Lists are empty when unknown. */
export interface ProviderFacts extends BookableProvider {
  specialties: FoundSpecialty[];
  offices: FoundOffice[];
  image?: ImageValue;
  rating: StarRating;
  isPhysician: boolean;
  startDate?: string;
  startsLater?: boolean;
  /** Those they speak, not those spoken by others for them. */
  languages: string[];
  offersVideoVisit: boolean;
}

/** A provider as far as the card tells. */
export interface FoundProvider extends ProviderFacts {
  id: string;
  uid: string;
  name: string;
  /** Page address without locale, or /404 when there is none. */
  path: string;
}

/**
 * Reads a search result as a provider; undefined without a name. A member that makes no sense is left out. `cities` are
 * the towns the search is limited to.
 */
export function providerFromResult(
  result: SearchResult,
  cities?: readonly string[],
): FoundProvider | undefined {
  const { id, data, distance } = result;
  const name = readText(data.name);
  if (!name) return undefined;
  const facts = readProviderFacts(data, distance?.from);
  const [only] = facts.offices;
  if (only && facts.offices.length === 1 && distance) only.distance ??= distance;
  return {
    id,
    uid: readText(data.uid) ?? id,
    name,
    path: resultPath(result, 'find-provider'),
    ...facts,
    offices: markAsked(facts.offices, cities),
  };
}

/** Reads a provider's document, also one that came with a link to it. `from` is what its distances are from. */
export function readProviderFacts(data: Record<string, unknown>, from?: DistanceOrigin): ProviderFacts {
  const list = data.c_epicProviderScheduleList;
  return leaveOut({
    acceptingNewPatients: readFlag(data.acceptingNewPatients),
    specialties: readObjects(data.c_providerSpecialties).flatMap(readSpecialties),
    affiliates: readObjects(data.c_affiliate).map((affiliate) => ({
      name: readText(affiliate.name) ?? '',
      showsReferral: readFlag(affiliate.c_showReferralOnProviders) ?? false,
    })),
    offices: readObjects(data.c_offices).flatMap((entry) => readOffices(entry, from)),
    bookingUrl: readText(data.c_appointmentBookingUrl),
    bookingLabel: readText(data.c_appointmentBookingLabel),
    schedulingId: readText(data.c_epicProviderId),
    openScheduling: readFlag(data.c_epicOpenSchedulingEnabled) ?? false,
    schedules: readObjects(isObject(list) ? list.providerSchedule : undefined).map(readSchedule),
    image: readImage(data.headshot),
    rating: starRating({ fiveStar: readNumber(data.c_reputationRatingFiveStar) }),
    isPhysician: readFlag(data.c_isPhysician) ?? false,
    startDate: readText(data.c_startDate),
    startsLater: readFlag(data.c_startsLater),
    languages: [
      ...new Set(
        readObjects(data.c_additionalLanguages)
          .filter(isSpokenEntry)
          .flatMap((entry) => readNames(entry.language)),
      ),
    ],
    offersVideoVisit: readFlag(data.c_offersVideoVisit) ?? false,
  }) as ProviderFacts;
}

const readObjects = (value: unknown) => readList(value).filter(isObject);

function leaveOut<T extends object>(values: T): Partial<T> {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as Partial<T>;
}

/** One per specialty that exists: `specialty` comes alone or in a list. */
function readSpecialties(entry: Record<string, unknown>): FoundSpecialty[] {
  return readObjects(entry.specialty).flatMap((specialty) => {
    const name = readText(specialty.name);
    if (!name) return [];
    return leaveOut({
      name,
      status: readText(entry.status) ?? readText(entry.practiceStatus),
      alternativeText: readText(entry.alternativeText) ?? readText(entry.practiceAlternativeText),
      defaultText: readText(specialty.c_defaultText),
      hidesBooking: readFlag(specialty.c_hideBookAppointmentLink) ?? false,
      hidesReferral: readFlag(specialty.c_hideReferralOnProviders) ?? false,
    }) as FoundSpecialty;
  });
}

/** One per place of an entry of c_offices; the entry's own name and phone come first. */
function readOffices(entry: Record<string, unknown>, from: DistanceOrigin | undefined): FoundOffice[] {
  const places = readObjects(entry.officeOrFacility);
  return (places.length > 0 ? places : [{} as Record<string, unknown>]).map(
    (place) =>
      leaveOut({
        name: readText(entry.practiceName) ?? readText(place.name),
        address: readAddress(place.address) ?? readAddress(entry.address),
        coordinate: readCoordinate(place.yextDisplayCoordinate),
        phone: readText(entry.phoneNumber) ?? readText(place.mainPhone),
        distance: readDistance(place, from),
      }) as FoundOffice,
  );
}

function readSchedule(entry: Record<string, unknown>): ScheduleEntry {
  const days = readNumber(entry.daysToFirstAvailableSlot);
  return leaveOut({
    departmentId: readText(entry.epicDepartmentID),
    visitTypeId: readText(entry.visitTypeID),
    daysToFirstSlot: days !== undefined && Number.isInteger(days) && days >= 0 ? days : undefined,
  });
}
