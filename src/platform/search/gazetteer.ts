import { countyOf, zipAreas } from '#src/platform/zipAreas.ts';
import type { ZipArea } from '#src/platform/zipAreas.ts';
import { metresBetween } from './engine/PointColumn.ts';
import type { Point } from './engine/PointColumn.ts';
import { fold, words } from './engine/words.ts';

/** A town, county or ZIP area, whether or not anything of the network lies in it. */
export interface KnownPlace extends Point {
  kind: 'city' | 'district' | 'postal-code';
  /** "95816", "Rocklin", "Placer County". */
  name: string;
  /** "CA", "California". */
  state: string;
  stateName: string;
  /** Metres from its middle to the farthest of its ZIP areas. */
  extent: number;
}

/** Towns and counties around a network, and the ZIP areas of the United States. */
export interface Gazetteer {
  /** By folded words: "95816", "rocklin", "rocklin ca", "placer county". */
  byName(name: string): KnownPlace | undefined;
  /** Towns and ZIP areas with a word that begins with each of the folded ones, those with most ZIP areas first. */
  matching(typed: readonly string[], most: number): KnownPlace[];
}

/** Where a network is: all towns within `reach` metres of the centre are known. */
export interface Surroundings {
  centre: Point;
  reach: number;
}

/** Towns of one name farther apart than this are different ones. */
const SAME_TOWN = 60_000;
/** How many of a list are done in a step: a few milliseconds. */
const A_STEP = 1000;

/** Members of a list, with a step after each thousand. */
function* inSteps<T>(list: Iterable<T>, work: (member: T) => void): Generator<void, void> {
  let done = 0;
  for (const member of list) {
    work(member);
    done += 1;
    if (done % A_STEP === 0) yield;
  }
}

/**
 * Centres of ZIP areas from GeoNames; the middle of a town or county is the mean of theirs. Of two towns of a name the one nearer the network is meant.
 */
export function* createGazetteer({ centre, reach }: Surroundings): Generator<void, Gazetteer> {
  const near: { area: ZipArea; away: number }[] = [];
  yield* inSteps(zipAreas().values(), (area) => {
    const away = metresBetween(area, centre);
    if (away <= reach) near.push({ area, away });
  });
  const zips = near.sort((a, b) => a.away - b.away).map(({ area }) => area);
  yield;
  const towns = yield* townsAmong(zips);
  const named = [...towns, ...countiesAmong(zips)].map(({ place }) => place);
  yield;
  const byName = new Map<string, KnownPlace>();
  yield* inSteps(named, (place) => {
    const own = words(place.name).join(' ');
    const names =
      place.kind === 'city'
        ? [own, `${own} ${fold(place.state)}`, `${own} ${fold(place.stateName)}`]
        : [own, `condado de ${own.replace(/ (?:county|parish)$/, '')}`];
    for (const name of names) if (!byName.has(name)) byName.set(name, place);
  });
  const bySize = towns.toSorted((a, b) => b.size - a.size).map(({ place }) => place);
  const suggested: { place: KnownPlace; words: string[] }[] = [];
  yield* inSteps([...bySize, ...zips.map(placeOfZip)], (place) =>
    suggested.push({ place, words: [...words(place.name), fold(place.state), ...words(place.stateName)] }),
  );
  return {
    byName: (name) => (/^\d{5}$/.test(name) ? zipArea(name) : byName.get(name)),
    matching(typed, most) {
      const found: KnownPlace[] = [];
      for (const { place, words: own } of suggested) {
        if (found.length === most) break;
        if (!own[0]?.startsWith(typed[0] ?? '')) continue;
        if (typed.every((word) => own.some((one) => one.startsWith(word)))) found.push(place);
      }
      return found;
    },
  };
}

function zipArea(zip: string): KnownPlace | undefined {
  const area = zipAreas().get(zip);
  return area && placeOfZip(area);
}

const placeOfZip = ({ zip, stateName, state, latitude, longitude }: ZipArea): KnownPlace => ({
  ...{ kind: 'postal-code', name: zip, state, stateName, extent: 0, latitude, longitude },
});

interface Group {
  place: KnownPlace;
  /** ZIP areas in it. */
  size: number;
}

/** Towns, those with the nearest ZIP area first. */
function* townsAmong(zips: readonly ZipArea[]): Generator<void, Group[]> {
  const groups = new Map<string, ZipArea[][]>();
  yield* inSteps(zips, (zip) => {
    const key = `${zip.state} ${zip.town}`;
    const all = groups.get(key) ?? [];
    groups.set(key, all);
    const own = all.find(([first]) => first && metresBetween(first, zip) < SAME_TOWN);
    if (own) own.push(zip);
    else all.push([zip]);
  });
  return [...groups.values()].flat().map((own) => grouped('city', own[0]?.town ?? '', own));
}

function countiesAmong(zips: readonly ZipArea[]): Group[] {
  const groups = Map.groupBy(zips, (zip) => `${zip.state} ${countyOf(zip)?.whole ?? ''}`);
  return [...groups.values()].flatMap((own) => {
    const whole = own[0] && countyOf(own[0])?.whole;
    return whole === undefined ? [] : [grouped('district', whole, own)];
  });
}

function grouped(kind: KnownPlace['kind'], name: string, zips: readonly ZipArea[]): Group {
  const mean = (of: 'latitude' | 'longitude') => zips.reduce((sum, zip) => sum + zip[of], 0) / zips.length;
  const centre = { latitude: mean('latitude'), longitude: mean('longitude') };
  const extent = Math.max(...zips.map((zip) => metresBetween(zip, centre)));
  const { state = '', stateName = '' } = zips[0] ?? {};
  return { place: { kind, name, state, stateName, extent, ...centre }, size: zips.length };
}
