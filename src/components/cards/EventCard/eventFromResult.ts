import {
  type NamedPlace,
  readFlag,
  readNames,
  readNumber,
  readPlaces,
  readWebAddress,
  resultDistance,
  resultPath,
} from '#src/components/cards/resultFields.ts';
import { readText } from '#src/domain/text/readText.ts';
import type { ToldDistance } from '#src/domain/distance/DistanceOrigin.ts';
import { parseDate } from '#src/domain/dates/dates.ts';
import { type EventDates, eventDates } from '#src/domain/events/eventDates.ts';
import type { SearchResult } from '#src/domain/search/SearchAnswer.ts';

/** An event as far as its card tells. Lists are empty, the rest absent, when unknown. */
export interface FoundEvent {
  name: string;
  /** Page address without locale, or /404. */
  path: string;
  dates?: EventDates;
  isMultiDay: boolean;
  hasMoreDates: boolean;
  isOnline: boolean;
  /** Whether it costs something; undefined when not told. */
  isPaid?: boolean;
  /** Dollars, of what costs something. */
  price?: number;
  /** When a course meets; empty for what takes place once, and where the days are not told. */
  sessions: Date[];
  types: string[];
  /** What is spoken there, by the languages’ English names. */
  languages: string[];
  teaser?: string;
  registerUrl?: string;
  /** The nearest first. */
  places: NamedPlace[];
  hosts: string[];
  distance?: ToldDistance;
}

/** Reads a search result as an event; undefined without a name. A member that makes no sense is left out. */
export function eventFromResult(result: SearchResult): FoundEvent | undefined {
  const { data } = result;
  const name = readText(data.name);
  if (!name) return undefined;
  const places = readPlaces(data.c_eventLocations, result.distance?.from);
  const dates = eventDates(readText(data.c_startDateTime), readText(data.c_endDateTime));
  const isPaid = readFlag(data.c_isPaid);
  const price = readNumber(data.c_price);
  const teaser = readText(data.c_teaserText);
  const registerUrl = readWebAddress(data.c_registerUrl);
  const distance = resultDistance(result, places);
  return {
    name,
    path: resultPath(result),
    isMultiDay: readFlag(data.c_multiDay) ?? false,
    hasMoreDates: readFlag(data.c_doesEventHasMoreDates) ?? false,
    isOnline: readFlag(data.c_isOnlineEvent) ?? false,
    types: readNames(data.c_eventType),
    languages: readNames(data.c_language),
    sessions: sessionsOf(data.c_sessions),
    places,
    hosts: readNames(data.c_affiliate),
    ...(dates && { dates }),
    ...(isPaid !== undefined && { isPaid }),
    ...(isPaid && price && { price }),
    ...(teaser && { teaser }),
    ...(registerUrl && { registerUrl }),
    ...(distance && { distance }),
  };
}

function sessionsOf(value: unknown): Date[] {
  const all = Array.isArray(value) ? value.map((one) => parseDate(readText(one))) : [];
  return all.flatMap((one) => (one.kind === 'date' ? one.instant : []));
}
