import {
  isObject,
  type NamedPlace,
  readFlag,
  readImage,
  readNames,
  readPlaces,
  readWebAddress,
  resultDistance,
  resultPath,
} from '#src/components/cards/resultFields.ts';
import { readText } from '#src/domain/text/readText.ts';
import type { ToldDistance } from '#src/domain/distance/DistanceOrigin.ts';
import type { ImageValue } from '#src/domain/entities/common.ts';
import type { SearchResult } from '#src/domain/search/SearchAnswer.ts';
import { isWaitlist, recruitingStatus } from '#src/domain/volunteering/recruitingStatus.ts';
import { plainText } from '#src/domain/text/plainText.ts';

/** A volunteer opportunity as far as its card tells. Lists are empty, the rest absent, when unknown. */
export interface FoundOpportunity {
  id: string;
  name: string;
  /** Page address without locale, or /404. */
  path: string;
  summary?: string;
  departments: string[];
  ages: string[];
  /** True while applications are taken. */
  hasApplication: boolean;
  /** Those who apply are put on a waiting list. */
  isWaitlist: boolean;
  /** Nobody is looked for now. */
  isClosed: boolean;
  applicationUrl?: string;
  image?: ImageValue;
  /** The nearest first. */
  places: NamedPlace[];
  distance?: ToldDistance;
}

/** Reads a search result as an opportunity; undefined without a name. A member that makes no sense is left out. */
export function opportunityFromResult(result: SearchResult): FoundOpportunity | undefined {
  const { id, data } = result;
  const name = readText(data.name);
  if (!name) return undefined;
  const rich = data.c_subheadDescriptionV2;
  const summary = plainText(readText(isObject(rich) ? rich.html : rich) ?? '');
  const status = readText(data.c_status);
  const applicationUrl = readWebAddress(data.applicationUrl);
  const image = readImage(data.c_image);
  const places = readPlaces(data.c_healthcareFacility, result.distance?.from);
  const distance = resultDistance(result, places);
  return {
    id,
    name,
    path: resultPath(result),
    departments: readNames(data.c_departmentOrSpecialty),
    ages: readNames(data.c_volunteerAge),
    hasApplication: readFlag(data.c_hasApplication) ?? false,
    isWaitlist: isWaitlist(status),
    isClosed: recruitingStatus(status)?.kind === 'closed',
    places,
    ...(summary && { summary }),
    ...(applicationUrl && { applicationUrl }),
    ...(image && { image }),
    ...(distance && { distance }),
  };
}
