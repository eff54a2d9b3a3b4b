import { RAMPS } from '../art/inks.ts';
import type { Ink } from '../art/inks.ts';
import type { Portrait } from './Portrait.ts';
import { colorDistance } from './colorDistance.ts';
import { CLOTH_INKS, GROUND_INKS, HAIR_INKS, SHIRT_INKS, WRAP_INKS } from './portraitInks.ts';

type Part<Name extends keyof Portrait> = Portrait[Name];

/** Hair over the forehead that goes with what is behind the head. */
export const BEFORE: Readonly<Record<Part<'behind'>, readonly Part<'before'>[]>> = {
  none: ['none', 'crop', 'side', 'quiff', 'curls', 'hairline', 'fade', 'thin'],
  long: ['part', 'fringe', 'sweep'],
  bob: ['part', 'fringe', 'sweep'],
  wavy: ['part', 'sweep'],
  afro: ['hairline'],
  bun: ['part', 'hairline'],
  locs: ['hairline', 'part'],
  braid: ['part', 'hairline', 'sweep'],
  puffs: ['hairline', 'part'],
};

/** The darkest skin beside which a hair colour is still told apart, and is one that people have. */
const DARKEST: Readonly<Partial<Record<Part<'hair'>, number>>> = {
  blond: 2,
  red: 3,
  chestnut: 4,
  brown: 5,
  espresso: 7,
};
const DARK_GROUNDS: readonly Part<'ground'>[] = ['deep', 'hill'];
const PALEST_GROUNDS: readonly Part<'ground'>[] = ['pale', 'sand', 'wall'];
const DARK_CLOTHS: readonly Part<'cloth'>[] = ['hill', 'deep', 'ink'];
const PALE_CLOTHS: readonly Part<'cloth'>[] = ['sage', 'cream', 'mist'];
const WITH_SHIRT: readonly Part<'dress'>[] = ['coat', 'cardigan', 'drape', 'jacket'];
const LIGHT_HAIR: readonly Part<'hair'>[] = ['blond', 'grey', 'white'];
const GREY: readonly Part<'hair'>[] = ['grey', 'white'];

/** Least distances at which neighbours are told apart: found by looking at all pairs of inks. */
const LEAST = { hair: 0.1, grey: 0.07, hairOnGround: 0.08, skinOnGround: 0.065, cloth: 0.095 } as const;

const isNear = (one: Ink, other: Ink, least: number): boolean =>
  colorDistance(RAMPS.main[one], RAMPS.main[other]) < least;

const skinInk = ({ skin }: Portrait) => `s${skin}` as const;
const groundInk = ({ ground }: Portrait): Ink => GROUND_INKS[ground][0];
const clothInk = ({ dress, cloth }: Portrait): Ink => (dress === 'coat' ? 'paper' : CLOTH_INKS[cloth][0]);

/** Whether hair of the head is seen. */
const isHairSeen = ({ behind, before }: Portrait): boolean => behind !== 'none' || before !== 'none';

/** What a good portrait never is, each with what it is found by. */
const FAULTS: Readonly<Record<string, (portrait: Portrait) => boolean>> = {
  'hair, earrings or leaning under a hijab': (p) =>
    p.cover === 'hijab' && (isHairSeen(p) || p.earrings !== 'none' || p.tilt !== 0),
  'hair where a cover is': ({ cover, behind, before }) =>
    cover === 'kippah' ? behind !== 'none' : cover !== 'none' && (behind !== 'none' || before !== 'none'),
  'a forehead that does not go with the hair behind it': ({ behind, before }) =>
    (behind !== 'none' || before !== 'none') && !BEFORE[behind].includes(before),
  'a scrub cap without scrubs': ({ cover, dress }) => cover === 'cap' && dress !== 'scrubs',
  'hair too light for the skin': ({ hair, skin }) => skin > (DARKEST[hair] ?? 8),
  'tight curls of a colour they seldom have': ({ behind, before, hair, skin }) =>
    (behind === 'afro' || behind === 'locs' || behind === 'puffs' || before === 'fade') &&
    (skin < 4 || hair === 'chestnut' || hair === 'blond' || hair === 'red'),
  'grey or thin hair on a young face': ({ hair, before, age }) =>
    (hair === 'white' && age < 2) || ((hair === 'grey' || before === 'thin') && age < 1),
  'light eyes in dark skin': ({ iris, skin }) => iris !== 'brown' && skin > (iris === 'hazel' ? 6 : 3),
  'closed eyes or frames like the skin': ({ eyes, skin, glasses, frame }) =>
    (eyes === 'smile' && skin >= 7) ||
    (glasses !== 'none' &&
      (frame === 'dark' || frame === 'brown' ? skin > (frame === 'dark' ? 7 : 4) : skin < 6)),
  'dark skin on a dark ground': ({ skin, ground }) => skin >= 6 && DARK_GROUNDS.includes(ground),
  'the palest skin on the palest ground without dark dress': (p) =>
    p.skin <= 2 &&
    PALEST_GROUNDS.includes(p.ground) &&
    (p.dress === 'coat' || !DARK_CLOTHS.includes(p.cloth)),
  'dark hair or dark dress on a dark ground': (p) =>
    DARK_GROUNDS.includes(p.ground) &&
    ((isHairSeen(p) && !LIGHT_HAIR.includes(p.hair)) ||
      (p.dress !== 'coat' && !PALE_CLOTHS.includes(p.cloth))),
  'white hair on the palest ground': (p) =>
    isHairSeen(p) && p.hair === 'white' && PALEST_GROUNDS.includes(p.ground),
  'hair like the skin': (p) =>
    (isHairSeen(p) || p.beard !== 'none') &&
    isNear(HAIR_INKS[p.hair], skinInk(p), GREY.includes(p.hair) ? LEAST.grey : LEAST.hair),
  'hair like the ground': (p) => isHairSeen(p) && isNear(HAIR_INKS[p.hair], groundInk(p), LEAST.hairOnGround),
  'skin like the ground': (p) => isNear(skinInk(p), groundInk(p), LEAST.skinOnGround),
  'dress like the ground': (p) => p.dress !== 'coat' && isNear(clothInk(p), groundInk(p), LEAST.cloth),
  'dress like the skin': (p) => p.dress !== 'coat' && isNear(clothInk(p), skinInk(p), LEAST.cloth),
  'shirt like the skin or like what is over it': (p) =>
    WITH_SHIRT.includes(p.dress) &&
    [skinInk(p), clothInk(p)].some((other) => isNear(SHIRT_INKS[p.shirt], other, LEAST.cloth)),
  'cover like skin, ground or dress': (p) =>
    p.cover !== 'none' &&
    p.cover !== 'kippah' &&
    [skinInk(p), groundInk(p), clothInk(p)].some((other) => isNear(WRAP_INKS[p.wrap][0], other, LEAST.cloth)),
  'a kippah like the hair': (p) =>
    p.cover === 'kippah' &&
    isNear(WRAP_INKS[p.wrap][0], isHairSeen(p) ? HAIR_INKS[p.hair] : skinInk(p), LEAST.cloth),
};

/** What is wrong with a portrait, in words; nothing with a good one. */
export const faultsOf = (portrait: Portrait): string[] =>
  Object.entries(FAULTS)
    .filter(([, isThere]) => isThere(portrait))
    .map(([fault]) => fault);
