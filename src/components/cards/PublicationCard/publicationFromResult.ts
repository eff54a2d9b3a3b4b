import {
  type LinkedName,
  readLinkedNames,
  readNames,
  readWebAddress,
  resultPath,
} from '#src/components/cards/resultFields.ts';
import { readText } from '#src/domain/text/readText.ts';
import { type DateValue, parseDate } from '#src/domain/dates/dates.ts';
import type { SearchResult } from '#src/domain/search/SearchAnswer.ts';

/** A publication as far as its card tells. Lists are empty, the rest absent, when unknown. */
export interface FoundPublication {
  name: string;
  /** Page address without locale, or /404. */
  path: string;
  authors: string[];
  journals: string[];
  date: DateValue;
  topics: LinkedName[];
  pubmedUrl?: string;
}

/** Reads a search result as a publication; undefined without a name. A member that makes no sense is left out. */
export function publicationFromResult(result: SearchResult): FoundPublication | undefined {
  const { data } = result;
  const name = readText(data.name);
  if (!name) return undefined;
  const pubmedUrl = readWebAddress(data.c_pubmedURL);
  return {
    name,
    path: resultPath(result),
    authors: readNames(data.c_authors),
    journals: readNames(data.c_journals),
    date: parseDate(readText(data.c_publicationDate)),
    topics: readLinkedNames(data.c_researchTopics),
    ...(pubmedUrl && { pubmedUrl }),
  };
}
