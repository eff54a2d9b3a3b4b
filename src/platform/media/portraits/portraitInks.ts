import type { Ink, Paint } from '../art/inks.ts';
import type { Portrait } from './Portrait.ts';

/** A cloth and its trim. */
type Cloth = readonly [cloth: Ink, trim: Ink];

export const HAIR_INKS = {
  black: 'h1',
  espresso: 'h2',
  brown: 'h3',
  chestnut: 'h4',
  blond: 'h5',
  red: 'h6',
  grey: 'h7',
  white: 'h8',
} as const satisfies Record<Portrait['hair'], Ink>;

export const IRIS_INKS = {
  brown: '#2b1c16',
  hazel: '#5a4326',
  green: '#3f6a58',
  grey: '#3d5a66',
} as const satisfies Record<Portrait['iris'], Paint>;

export const CLOTH_INKS: Readonly<Record<Portrait['cloth'], Cloth>> = {
  near: ['near', 'hill'],
  hill: ['hill', 'deep'],
  deep: ['deep', 'hill'],
  ink: ['ink', 'deep'],
  mid: ['mid', 'near'],
  sage: ['sand-mid', 'near'],
  cream: ['wall', 'clay'],
  mist: ['far', 'mid'],
};

export const WRAP_INKS: Readonly<Record<Portrait['wrap'], Cloth>> = {
  hill: ['hill', 'deep'],
  deep: ['deep', 'hill'],
  near: ['near', 'hill'],
  lamp: ['lamp', 'clay'],
  ink: ['ink', 'hill'],
  sage: ['sand-mid', 'near'],
  mid: ['mid', 'near'],
  sand: ['sand', 'clay'],
};

export const SHIRT_INKS: Readonly<Record<Portrait['shirt'], Ink>> = {
  paper: 'paper',
  mist: 'far',
  lamp: 'lamp',
  mid: 'mid',
  sand: 'sand',
  hill: 'hill',
};

/** A ground and the arcs on it. */
export const GROUND_INKS: Readonly<Record<Portrait['ground'], readonly [ground: Ink, arcs: Ink]>> = {
  pale: ['pale', 'paper'],
  sand: ['sand', 'paper'],
  sea: ['sea', 'paper'],
  deep: ['deep', 'ring'],
  far: ['far', 'pale'],
  sage: ['sand-far', 'paper'],
  hill: ['hill', 'ring2'],
  wall: ['wall', 'paper'],
};

export const FRAME_INKS: Readonly<Record<Portrait['frame'], Ink>> = {
  dark: 'ink',
  brown: 'h3',
  gold: 'clay',
  mint: 'ring2',
};
