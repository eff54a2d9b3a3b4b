import {
  isObject,
  readAddress,
  readCoordinate,
  readFlag,
  readImage,
  readList,
  readNames,
  resultPath,
} from '#src/components/cards/resultFields.ts';
import { readText } from '#src/domain/text/readText.ts';
import type { SearchResult } from '#src/domain/search/SearchAnswer.ts';
import { toldDistance, type ToldDistance } from '#src/domain/distance/DistanceOrigin.ts';
import type { Address, Coordinate, ImageValue, LinkValue } from '#src/domain/entities/common.ts';
import { CAMPUS_MAPS } from '#src/domain/facility/campusMaps.ts';
import type { Hours } from '#src/domain/hours/Hours.ts';
import { readHours } from '#src/domain/hours/readHours.ts';
import { validLink } from '#src/domain/links/siteUrl.ts';

/** A place of care as far as its card tells (Q-213, S-202). Lists are empty, the rest absent, when unknown. */
export interface FoundLocation {
  id: string;
  /** Key of its waits (S-300). */
  uid: string;
  name: string;
  /** Page address without locale, or /404 when it has none. */
  path: string;
  locationTypes: string[];
  hasEmergencyRoom: boolean;
  address?: Address;
  coordinate?: Coordinate;
  phone?: string;
  hours?: Hours;
  image?: ImageValue;
  /** The campus, where the name does not say it. */
  parentName?: string;
  /** The campus map of 'Campus Maps' in c_findingYourWay. */
  campusMap?: LinkValue;
  /** Only when the service gave one that may be told (A-01a, A-83). */
  distance?: ToldDistance;
}

/** Reads a search result as a place; undefined without a name. A member that makes no sense is left out. */
export function locationFromResult(result: SearchResult): FoundLocation | undefined {
  const { id, data, distance } = result;
  const name = readText(data.c_displayName) ?? readText(data.name);
  if (!name) return undefined;
  const address = readAddress(data.address);
  const coordinate = readCoordinate(data.yextDisplayCoordinate);
  const found: FoundLocation = {
    id,
    uid: readText(data.uid) ?? id,
    name,
    path: resultPath(result, 'find-location/facility'),
    locationTypes: readNames(data.c_locationType),
    hasEmergencyRoom: readFlag(data.c_hasER) ?? false,
  };
  const phone = readText(data.mainPhone);
  const hours = readHours(data.hours, data);
  const image = readImage(data.c_image);
  const parent = readList(data.c_parentLocation)[0];
  const campusMap = readCampusMap(data.c_findingYourWay);
  if (address) found.address = address;
  if (coordinate) found.coordinate = coordinate;
  if (phone) found.phone = phone;
  if (hours) found.hours = hours;
  if (image) found.image = image;
  const parentName = isObject(parent) ? (readText(parent.c_displayName) ?? readText(parent.name)) : undefined;
  if (parentName && !name.includes(parentName)) found.parentName = parentName;
  if (campusMap) found.campusMap = campusMap;
  if (distance) found.distance = toldDistance(distance);
  return found;
}

function readCampusMap(wire: unknown): LinkValue | undefined {
  const entry = readList(wire).find((one) => isObject(one) && readText(one.headline) === CAMPUS_MAPS);
  if (!isObject(entry)) return undefined;
  const href = validLink(readText(entry.linkURL) ?? '');
  return href ? { href, text: readText(entry.linkText) ?? '' } : undefined;
}
