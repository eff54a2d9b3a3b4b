import { readImage, readNames, resultPath } from '#src/components/cards/resultFields.ts';
import { readText } from '#src/domain/text/readText.ts';
import type { ImageValue } from '#src/domain/entities/common.ts';
import type { SearchResult } from '#src/domain/search/SearchAnswer.ts';

/** An award or accreditation as far as its card tells. Lists are empty, the rest absent, when unknown. */
export interface FoundAward {
  id: string;
  name: string;
  /** Page address without locale, or /404. */
  path: string;
  presenters: string[];
  /** As worded ("2023–2026"), else the latest year. */
  years?: string;
  /** Award or Accreditation. */
  type?: string;
  locations: string[];
  providers: string[];
  services: string[];
  image?: ImageValue;
  description?: string;
}

/** Reads a search result as an award; undefined without a name. A member that makes no sense is left out. */
export function awardFromResult(result: SearchResult): FoundAward | undefined {
  const { id, data } = result;
  const name = readText(data.name);
  if (!name) return undefined;
  const years = readNames(data.c_displayYears).join(', ') || readText(data.c_latestYearOfAward);
  const type = readText(data.c_awardType);
  const image = readImage(data.image) ?? readImage(data.c_image);
  const description = readText(data.description);
  return {
    id,
    name,
    path: resultPath(result),
    presenters: readNames(data.c_awardPresenter),
    locations: readNames(data.c_awardLocations),
    providers: readNames(data.c_awardProviders),
    services: readNames(data.c_awardServices),
    ...(years && { years }),
    ...(type && { type }),
    ...(image && { image }),
    ...(description && { description }),
  };
}
