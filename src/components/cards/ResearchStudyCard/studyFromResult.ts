import {
  type LinkedName,
  type NamedPlace,
  readLinkedNames,
  readNames,
  readPlaces,
  resultDistance,
  resultPath,
} from '#src/components/cards/resultFields.ts';
import { readText } from '#src/domain/text/readText.ts';
import type { ToldDistance } from '#src/domain/distance/DistanceOrigin.ts';
import { isClinical, type StudyStatus, studyStatus } from '#src/domain/research/studyStatus.ts';
import type { SearchResult } from '#src/domain/search/SearchAnswer.ts';

/** A trial or a study as far as its card tells. Lists are empty, the rest absent, when unknown. */
export interface FoundStudy {
  name: string;
  /** Page address without locale, or /404. A trial's is below the prefix of trials. */
  path: string;
  isTrial: boolean;
  status: StudyStatus;
  description?: string;
  topics: LinkedName[];
  investigators: string[];
  /** The nearest first. */
  places: NamedPlace[];
  distance?: ToldDistance;
}

/** Reads a search result as a study; undefined without a name. A member that makes no sense is left out. */
export function studyFromResult(result: SearchResult): FoundStudy | undefined {
  const { data } = result;
  const name = readText(data.name);
  if (!name) return undefined;
  const clinicalType = readText(data.c_clinicalType);
  const isTrial = isClinical(clinicalType);
  const description = readText(data.c_shortDescription);
  const places = readPlaces(data.c_researchLocations, result.distance?.from);
  const distance = resultDistance(result, places);
  return {
    name,
    path: resultPath(result, isTrial ? 'research/clinical-trials' : undefined),
    isTrial,
    status: studyStatus({
      clinicalType,
      recruitingStatus: readText(data.c_recruitingStatus),
      derivedStatus: readText(data.c_derivedStatus),
    }),
    topics: readLinkedNames(data.c_researchTopics),
    investigators: readNames(data.c_investigators),
    places,
    ...(description && { description }),
    ...(distance && { distance }),
  };
}
