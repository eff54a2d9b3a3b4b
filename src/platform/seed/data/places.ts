/** The six regions of the network: counties, towns the network is strong in, and their share of it. */
export interface RegionPlan {
  name: 'Greater Central Coast' | 'Central Valley' | 'East Bay' | 'Sacramento' | 'San Francisco' | 'Silicon Valley';
  weight: number;
  counties: readonly string[];
  /** Towns with several facilities; the first ones hold the hospitals. */
  towns: readonly string[];
  hospitals: number;
  areaCodes: readonly string[];
}

export const REGIONS: readonly RegionPlan[] = [
  {
    name: 'Sacramento',
    weight: 26,
    counties: ['Sacramento', 'Placer', 'Yolo', 'El Dorado', 'Solano', 'Amador'],
    towns: ['Sacramento', 'Roseville', 'Davis', 'Elk Grove', 'Folsom', 'Auburn', 'Vacaville', 'Fairfield', 'Rancho Cordova', 'Citrus Heights', 'Jackson', 'Lincoln'],
    hospitals: 5,
    areaCodes: ['916', '530', '707'],
  },
  {
    name: 'San Francisco',
    weight: 16,
    counties: ['San Francisco', 'Marin', 'Sonoma'],
    towns: ['San Francisco', 'Santa Rosa', 'Novato', 'San Rafael', 'Petaluma', 'Rohnert Park', 'Mill Valley'],
    hospitals: 4,
    areaCodes: ['415', '707'],
  },
  {
    name: 'East Bay',
    weight: 18,
    counties: ['Alameda', 'Contra Costa'],
    towns: ['Oakland', 'Berkeley', 'Castro Valley', 'Antioch', 'Fremont', 'Walnut Creek', 'Concord', 'San Leandro', 'Hayward', 'Richmond', 'Pleasanton', 'Livermore', 'Brentwood'],
    hospitals: 4,
    areaCodes: ['510', '925'],
  },
  {
    name: 'Silicon Valley',
    weight: 15,
    counties: ['San Mateo', 'Santa Clara'],
    towns: ['Burlingame', 'Mountain View', 'Palo Alto', 'San Jose', 'Sunnyvale', 'Redwood City', 'San Mateo', 'Los Gatos', 'Santa Clara', 'Menlo Park', 'Daly City', 'Gilroy'],
    hospitals: 3,
    areaCodes: ['650', '408'],
  },
  {
    name: 'Central Valley',
    weight: 14,
    counties: ['San Joaquin', 'Stanislaus', 'Merced', 'Fresno', 'Kings', 'Tulare'],
    towns: ['Modesto', 'Tracy', 'Los Banos', 'Stockton', 'Turlock', 'Merced', 'Fresno', 'Manteca', 'Lodi', 'Visalia', 'Hanford'],
    hospitals: 4,
    areaCodes: ['209', '559'],
  },
  {
    name: 'Greater Central Coast',
    weight: 11,
    counties: ['Santa Cruz', 'Monterey', 'San Luis Obispo', 'Santa Barbara', 'San Benito'],
    towns: ['Santa Cruz', 'Monterey', 'Santa Barbara', 'Watsonville', 'Salinas', 'San Luis Obispo', 'Scotts Valley', 'Aptos', 'Santa Maria', 'Goleta', 'Hollister'],
    hospitals: 3,
    areaCodes: ['831', '805'],
  },
];

/** What regions are called in Spanish where that is not their English name. */
const SPANISH_REGIONS: Readonly<Record<string, string>> = {
  'Central Valley': 'Valle Central',
  'Greater Central Coast': 'Costa Central',
};
/** A region as each language calls it. */
export const regionInWords = (name: string): { en: string; es: string } => ({
  en: name,
  es: SPANISH_REGIONS[name] ?? name,
});

/** Regions that are spoken of with an article, by language. */
const WITH_ARTICLE: Readonly<Record<string, { en: string; es: string }>> = {
  'East Bay': { en: 'the', es: 'el' },
  'Central Valley': { en: 'the', es: 'el' },
  'Greater Central Coast': { en: 'the', es: 'la' },
};
/** A region in the middle of a sentence: "in the Central Valley", "en el Valle Central". */
export function regionInSentence(name: string): { en: string; es: string } {
  const { en, es } = regionInWords(name);
  const article = WITH_ARTICLE[name];
  return article ? { en: `${article.en} ${en}`, es: `${article.es} ${es}` } : { en, es };
}

/** Regions called like a town in them, of which more than that town is meant. */
const CALLED_LIKE_TOWNS = ['Sacramento', 'San Francisco'];
/** A region in the middle of a sentence about places all over it: "in the Sacramento region", "in the East Bay". */
export const areaInSentence = (name: string): { en: string; es: string } =>
  CALLED_LIKE_TOWNS.includes(name) ? { en: `the ${name} region`, es: `la región de ${name}` } : regionInSentence(name);

/** Post offices of hardly any people, a prison and a town nobody lives in: nobody would look for a doctor there. */
export const TOO_SMALL_FOR_CARE =
  'Camp Meeker,Holy City,Kyburz,Mount Aukum,New Almaden,Rumsey,San Quentin,Santa Rita Park,Sloughhouse,Stratford,Victor,Westley,Woodacre,Sunol,Spreckels,San Geronimo,Drytown,Fiddletown,Guinda,River Pines,Coloma,Pilot Hill,El Nido,Redwood Estates,Vernalis,Twin Bridges,Occidental,Diablo';

/** First words of invented street and clinic names. */
export const STREET_WORDS =
  'Alder,Almond,Amber,Arroyo,Aspen,Bayberry,Beacon,Birch,Bluebell,Briar,Buckeye,Cannery,Cedar,Chaparral,Cherry,Clover,Copper,Cottonwood,Creekside,Cypress,Dogwood,Eucalyptus,Fern,Ferry,Fig,Foundry,Garden,Golden Oak,Granite,Harbor,Hawthorn,Hazel,Heron,Hillcrest,Juniper,Kestrel,Lantern,Larkspur,Laurel,Lighthouse,Lilac,Linden,Lupine,Madrone,Magnolia,Manzanita,Maple,Marsh,Meadow,Mill,Mulberry,North Quay,Oak Grove,Olive,Orchard,Osprey,Palm,Pear,Pepper,Pier,Pine Hill,Plaza,Poppy,Quail,Railyard,Redwood,Rio Vista,River,Rosemary,Sage,Saltwater,Sequoia,Shasta,Sierra,Silver Creek,Spruce,Sunrise,Sycamore,Terrace,Tule,Valley Oak,Vineyard,Vista,Walnut,Willow,Windmill';
export const STREET_KINDS = 'Street,Avenue,Way,Drive,Road,Boulevard,Lane,Court,Parkway';
