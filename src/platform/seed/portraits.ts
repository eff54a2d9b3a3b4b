import { PORTRAIT_SIZE } from '../media/portraits/drawPortrait.ts';
import { PORTRAIT_PARTS, portraitCode } from '../media/portraits/Portrait.ts';
import type { Portrait } from '../media/portraits/Portrait.ts';
import { BEFORE, faultsOf } from '../media/portraits/portraitRules.ts';
import { both } from './bilingual.ts';
import { createRandom } from './random.ts';
import type { Random } from './random.ts';

/** All of a record that a portrait has to agree with. Name, language and specialty are none of it. */
export interface Shown {
  gender: string;
  /** Years since training. */
  years: number;
}

/** Where a portrait is drawn: its address says all its parts. */
export const portraitAddress = (portrait: Portrait): string =>
  `/-/media/art/portrait/${portraitCode(portrait)}.svg`;

/**
 * A portrait as a picture of an entity. Its words are for where no name stands beside it.
 * @param fullName with or without letters after it
 */
export function portraitImage(portrait: Portrait, fullName: string) {
  const name = fullName.split(',')[0]!;
  return {
    url: portraitAddress(portrait),
    alternateText: both(`Drawn portrait of ${name}`, `Retrato dibujado de ${name}`),
    width: PORTRAIT_SIZE,
    height: PORTRAIT_SIZE,
  };
}

/** How often each word of a part comes up; one left out never does. */
type Odds<Name extends keyof Portrait> = Partial<Record<Portrait[Name], number>>;
type Presentation = 'woman' | 'man';
/** What clothes and ground are chosen for. */
type Person = Omit<Portrait, 'dress' | 'cloth' | 'shirt' | 'wrap' | 'ground' | 'corner'>;

const SKIN: Odds<'skin'> = { 1: 9, 2: 15, 3: 16, 4: 16, 5: 14, 6: 12, 7: 10, 8: 8 };

/** Hair of one's own colour, by skin: colours that one is told apart in, and that people have. */
const OWN_HAIR: Readonly<Record<Portrait['skin'], Odds<'hair'>>> = {
  1: { blond: 4, red: 3, chestnut: 4, brown: 4, espresso: 2, black: 1 },
  2: { blond: 2, red: 2, chestnut: 4, brown: 4, espresso: 4, black: 4 },
  3: { red: 1, chestnut: 3, brown: 4, espresso: 5, black: 5 },
  4: { chestnut: 1, brown: 4, espresso: 5, black: 7 },
  5: { brown: 2, espresso: 4, black: 8 },
  6: { espresso: 1, black: 2 },
  7: { espresso: 1, black: 3 },
  8: { black: 1 },
};
const COVER: Readonly<Record<Presentation, Odds<'cover'>>> = {
  woman: { none: 91, hijab: 4, wrap: 3, cap: 2 },
  man: { none: 94, turban: 2, kippah: 2, cap: 2 },
};
const BEHIND: Readonly<Record<Presentation, Odds<'behind'>>> = {
  woman: { none: 14, long: 15, bob: 20, wavy: 17, bun: 14, braid: 8, afro: 7, locs: 6, puffs: 4 },
  man: { none: 93, bun: 2, locs: 3, afro: 2 },
};
/** Fronts of short hair. */
const SHORT: Readonly<Record<Presentation, Odds<'before'>>> = {
  woman: { crop: 4, side: 4, curls: 5, quiff: 2, hairline: 2 },
  man: { crop: 20, side: 22, quiff: 16, curls: 10, hairline: 8, fade: 10, thin: 8, none: 8 },
};
const BEARD: Odds<'beard'> = { none: 58, short: 18, full: 10, goatee: 7, moustache: 7 };
const TURBAN_BEARD: Odds<'beard'> = { full: 4, short: 1 };
const DRESS: Readonly<Record<Presentation, Odds<'dress'>>> = {
  woman: { coat: 28, scrubs: 14, crew: 10, cardigan: 12, collar: 8, turtle: 8, drape: 5, jacket: 15 },
  man: { coat: 28, scrubs: 15, crew: 11, cardigan: 8, collar: 11, tie: 8, turtle: 6, jacket: 14 },
};
const CLOTH: Odds<'cloth'> = { near: 5, hill: 5, deep: 5, ink: 4, mid: 3, sage: 2, cream: 3, mist: 2 };
const SHIRT: Odds<'shirt'> = { paper: 6, mist: 4, lamp: 3, mid: 2, sand: 2, hill: 3 };
const WRAP: Odds<'wrap'> = { hill: 3, deep: 3, near: 3, lamp: 3, ink: 2, sage: 2, mid: 3, sand: 2 };
const GROUND: Odds<'ground'> = { pale: 4, sand: 5, sea: 5, deep: 2, far: 4, sage: 4, hill: 2, wall: 4 };

/** How often clothes and ground are drawn anew until they go with the person. */
const TRIES = 400;

/**
 * A portrait drawn by lot: the same for the same key, whatever the person is called, speaks or practises. Lines and grey
 * hair come with the years; hair, beard, cover and dress are such as people of the recorded gender wear.
 */
export function portraitByLot(key: string, shown: Shown): Portrait {
  const random = createRandom(`${key}-portrait`);
  const presentation = presentationOf(random, shown);
  const person = personByLot(random, presentation, shown);
  for (let at = 0; at < TRIES; at += 1) {
    const portrait: Portrait = {
      ...person,
      dress: person.cover === 'cap' ? 'scrubs' : byLot(random, 'dress', DRESS[presentation]),
      cloth: byLot(random, 'cloth', CLOTH),
      shirt: byLot(random, 'shirt', SHIRT),
      wrap: byLot(random, 'wrap', WRAP),
      ground: byLot(random, 'ground', GROUND),
      corner: random.pick(['right', 'left'] as const),
    };
    if (faultsOf(portrait).length === 0) return portrait;
  }
  throw new Error(`no clothes and ground go with the portrait of ${key}`);
}

function presentationOf(random: Random, { gender }: Shown): Presentation {
  if (gender === 'Female') return 'woman';
  return gender === 'Male' ? 'man' : random.pick(['woman', 'man'] as const);
}

function personByLot(random: Random, presentation: Presentation, { gender, years }: Shown): Person {
  const skin = byLot(random, 'skin', SKIN);
  const age = ageByLot(random, years);
  const cover = byLot(random, 'cover', gender === 'Nonbinary' ? { none: 96, cap: 4 } : COVER[presentation]);
  const hair = hairByLot(random, skin, age, years);
  const isWoman = presentation === 'woman';
  const cut = cutByLot(random, presentation, { skin, age, cover, hair });
  // A drawing has little else by which short hair is seen to be a woman's.
  const isShort = gender === 'Female' && cover === 'none' && cut.behind === 'none';
  return {
    ...{ skin, age, cover, hair },
    ...cut,
    beard: gender === 'Male' ? byLot(random, 'beard', cover === 'turban' ? TURBAN_BEARD : BEARD) : 'none',
    face: byLot(
      random,
      'face',
      isWoman ? { oval: 5, round: 4, long: 2, square: 1 } : { oval: 4, round: 2, long: 3, square: 4 },
    ),
    brows: byLot(random, 'brows', isWoman ? { arch: 5, flat: 2, thick: 1 } : { arch: 1, flat: 3, thick: 3 }),
    eyes: byLot(random, 'eyes', { almond: 5, round: 3, narrow: 3, smile: skin < 7 ? 1 : 0 }),
    iris: byLot(
      random,
      'iris',
      skin <= 3
        ? { brown: 6, hazel: 2, green: 1, grey: 2 }
        : skin <= 6
          ? { brown: 4, hazel: 1 }
          : { brown: 1 },
    ),
    nose: byLot(random, 'nose', { fine: 3, broad: 3, round: 3 }),
    mouth: byLot(random, 'mouth', { smile: 5, calm: 2, open: 3 }),
    glasses: byLot(random, 'glasses', { none: 70 - age * 14, round: 15, square: 17 }),
    frame: byLot(random, 'frame', frameOdds(skin)),
    earrings: isWoman && cover !== 'hijab' && (random.chance(0.35) || isShort) ? 'studs' : 'none',
    tilt: cover === 'hijab' ? 0 : byLot(random, 'tilt', { 0: 4, 2: 2, 3: 1, '-2': 2, '-3': 1 }),
  };
}

function frameOdds(skin: Portrait['skin']): Odds<'frame'> {
  if (skin <= 4) return { dark: 2, brown: 1 };
  return skin < 6 ? { dark: 1 } : { dark: skin < 8 ? 2 : 0, gold: 1, mint: 1 };
}

function ageByLot(random: Random, years: number): Portrait['age'] {
  if (years < 10) return 0;
  if (years < 20) return random.chance(0.4) ? 1 : 0;
  if (years < 30) return random.chance(0.3) ? 2 : 1;
  return random.chance(0.65) ? 2 : 1;
}

function hairByLot(
  random: Random,
  skin: Portrait['skin'],
  age: Portrait['age'],
  years: number,
): Portrait['hair'] {
  const own = byLot(random, 'hair', OWN_HAIR[skin]);
  const turned = years < 18 ? 0 : years < 28 ? 0.14 : years < 36 ? 0.4 : 0.65;
  if (!random.chance(turned) || age === 0) return own;
  // White hair is lost against the palest skin.
  return age === 2 && skin > 1 && random.chance(0.3) ? 'white' : 'grey';
}

/** How the hair is cut, where it is seen. */
function cutByLot(
  random: Random,
  presentation: Presentation,
  { skin, age, cover, hair }: Pick<Portrait, 'skin' | 'age' | 'cover' | 'hair'>,
): Pick<Portrait, 'behind' | 'before'> {
  if (cover !== 'none' && cover !== 'kippah') return { behind: 'none', before: 'none' };
  const isTight = skin >= 4 && !['chestnut', 'blond', 'red'].includes(hair);
  const loose = <Name extends 'behind' | 'before'>(odds: Odds<Name>): Odds<Name> =>
    isTight ? odds : { ...odds, afro: 0, locs: 0, puffs: 0, fade: 0 };
  const behind = cover === 'kippah' ? 'none' : byLot(random, 'behind', loose(BEHIND[presentation]));
  if (behind !== 'none') return { behind, before: random.pick(BEFORE[behind]) };
  return {
    behind,
    before: byLot(random, 'before', { ...loose(SHORT[presentation]), ...(age === 0 && { thin: 0 }) }),
  };
}

/** One word of a part. */
function byLot<Name extends keyof Portrait>(random: Random, name: Name, odds: Odds<Name>): Portrait[Name] {
  const words = PORTRAIT_PARTS[name] as readonly unknown[] as readonly Portrait[Name][];
  return random.weighted(words.map((word) => [word, odds[word] ?? 0] as const));
}
