import {
  type FoundOffice,
  type ProviderFacts,
  readProviderFacts,
} from '#src/components/cards/ProviderCard/providerFromResult.ts';
import {
  isObject,
  readAddress,
  readCoordinate,
  readDistance,
  readFlag,
  readList,
  readNames,
  resultPath,
} from '#src/components/cards/resultFields.ts';
import { markAsked } from '#src/domain/search/askedCities.ts';
import { readText } from '#src/domain/text/readText.ts';
import type { DistanceOrigin } from '#src/domain/distance/DistanceOrigin.ts';
import { splitPlanStatus } from '#src/domain/provider/specialtyStatus.ts';
import type { SearchResult } from '#src/domain/search/SearchAnswer.ts';

/** A provider of the plan's directory as far as the card tells. Lists are empty when unknown. */
export interface FoundPlanProvider {
  id: string;
  uid: string;
  name: string;
  /** Page address without locale, or /404 when there is none. */
  path: string;
  specialties: string[];
  /** The directory's own words about new patients. */
  status?: string;
  statusExtra?: string;
  acceptingNewPatients?: boolean;
  startDate?: string;
  startsLater?: boolean;
  isPrimaryCare: boolean;
  /** The number members name when they choose a doctor. */
  providerNumber?: string;
  addresses: FoundOffice[];
  languages: string[];
  medicalGroups: string[];
  hospitals: string[];
  offersGenderAffirmingCare: boolean;
  /** The network provider they are: the first of c_shpRelatedProvider. */
  related?: ProviderFacts;
}

/** Reads a search result as a provider of the plan; undefined without a name. `cities` are the towns the search is limited to. */
export function planProviderFromResult(
  result: SearchResult,
  cities?: readonly string[],
): FoundPlanProvider | undefined {
  const { id, data, distance } = result;
  const name = readText(data.name);
  if (!name) return undefined;
  const { status, extra } = splitPlanStatus(readText(data.c_shpDisplayComments));
  const accepting = readFlag(data.acceptingNewPatients);
  const startDate = readText(data.c_startDate);
  const providerNumber = readText(data.c_shpProviderID);
  const [related] = readList(data.c_shpRelatedProvider);
  const addresses = readList(data.c_shpAddresses)
    .filter(isObject)
    .map((wire) => readPlanAddress(wire, distance?.from));
  const [only] = addresses;
  if (only && addresses.length === 1 && distance) only.distance ??= distance;
  return {
    id,
    uid: readText(data.uid) ?? id,
    name,
    path: resultPath(result),
    specialties: readNames(data.c_shpSpecialty),
    ...(status && { status }),
    ...(extra && { statusExtra: extra }),
    ...(accepting !== undefined && { acceptingNewPatients: accepting }),
    ...(startDate && { startDate }),
    ...(readFlag(data.c_startsLater) && { startsLater: true }),
    isPrimaryCare: readFlag(data.c_isPrimaryCareProvider) ?? false,
    ...(providerNumber && { providerNumber }),
    addresses: markAsked(addresses, cities),
    languages: readNames(data.c_shpLanguage),
    medicalGroups: readNames(data.c_shpMedicalGroupAffiliation),
    hospitals: readNames(data.c_shpHospitalAffiliation),
    offersGenderAffirmingCare: readFlag(data.c_shpGenderAffirmingServices) ?? false,
    ...(isObject(related) && { related: readProviderFacts(related) }),
  };
}

function readPlanAddress(wire: Record<string, unknown>, from: DistanceOrigin | undefined): FoundOffice {
  const name = readText(wire.name);
  const address = readAddress(wire.address);
  const coordinate = readCoordinate(wire.yextDisplayCoordinate);
  const phone = readText(wire.c_shpPhone);
  const distance = readDistance(wire, from);
  return {
    ...(name && { name }),
    ...(address && { address }),
    ...(coordinate && { coordinate }),
    ...(phone && { phone }),
    ...(distance && { distance }),
  };
}
