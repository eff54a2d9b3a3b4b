import {
  isObject,
  readImage,
  type LinkedName,
  readLinkedNames,
  readList,
  readNames,
  resultPath,
} from '#src/components/cards/resultFields.ts';
import { readText } from '#src/domain/text/readText.ts';
import type { ImageValue } from '#src/domain/entities/common.ts';
import type { SearchResult } from '#src/domain/search/SearchAnswer.ts';

/** An investigator as far as their card tells. Lists are empty, the rest absent, when unknown. */
export interface FoundInvestigator {
  id: string;
  name: string;
  /** Page address without locale, or /404. */
  path: string;
  /** Clinical, Non Clinical, or another word. */
  type?: string;
  image?: ImageValue;
  institutes: string[];
  /** Of the investigator, else of their publications and studies. */
  topics: LinkedName[];
}

/** Reads a search result as an investigator; undefined without a name. A member that makes no sense is left out. */
export function investigatorFromResult(result: SearchResult): FoundInvestigator | undefined {
  const { id, data } = result;
  const name = readText(data.name);
  if (!name) return undefined;
  const type = readText(data.c_investigatorType);
  const image = readImage(data.image) ?? readImage(data.c_image);
  const own = readLinkedNames(data.c_researchTopics);
  return {
    id,
    name,
    path: resultPath(result),
    institutes: readNames(data.c_researchInstitute),
    topics: own.length > 0 ? own : topicsOfWork(data.c_researchPublicationsAndStudies),
    ...(type && { type }),
    ...(image && { image }),
  };
}

const topicsOfWork = (wire: unknown): LinkedName[] =>
  readLinkedNames(readList(wire).flatMap((work) => (isObject(work) ? readList(work.c_researchTopics) : [])));
