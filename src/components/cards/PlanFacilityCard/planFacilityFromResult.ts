import { readAddress, readNames, resultPath } from '#src/components/cards/resultFields.ts';
import { readText } from '#src/domain/text/readText.ts';
import { toldDistance, type ToldDistance } from '#src/domain/distance/DistanceOrigin.ts';
import type { Address } from '#src/domain/entities/common.ts';
import type { Hours } from '#src/domain/hours/Hours.ts';
import { readHours } from '#src/domain/hours/readHours.ts';
import type { SearchResult } from '#src/domain/search/SearchAnswer.ts';

/** A facility of the health plan as far as its card tells (S-203, Q-216). Lists are empty, the rest absent, when unknown. */
export interface FoundPlanFacility {
  id: string;
  name: string;
  /** Page address without locale, or /404. */
  path: string;
  address?: Address;
  phone?: string;
  services: string[];
  medicalGroups: string[];
  licenseNumber?: string;
  npi?: string;
  comments?: string;
  hours?: Hours;
  distance?: ToldDistance;
}

/** Reads a search result as a plan facility; undefined without a name. A member that makes no sense is left out. */
export function planFacilityFromResult(result: SearchResult): FoundPlanFacility | undefined {
  const { id, data, distance } = result;
  const name = readText(data.name);
  if (!name) return undefined;
  const address = readAddress(data.address);
  const phone = readText(data.c_shpPhone);
  const licenseNumber = readText(data.c_shpLicenseNumber);
  const npi = readText(data.c_shpNPI);
  const comments = readText(data.c_shpDisplayComments);
  const hours = readHours(data.hours, data);
  return {
    id,
    name,
    path: resultPath(result),
    services: readNames(data.c_shpService),
    medicalGroups: readNames(data.c_shpMedicalGroupAffiliation),
    ...(address && { address }),
    ...(phone && { phone }),
    ...(licenseNumber && { licenseNumber }),
    ...(npi && { npi }),
    ...(comments && { comments }),
    ...(hours && { hours }),
    ...(distance && { distance: toldDistance(distance) }),
  };
}
