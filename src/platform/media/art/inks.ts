/** The ramp of the network; the health plan's takes its place in pictures that are asked for with it. */
const MAIN_RAMP = {
  pale: '#dcebe8',
  sky: '#d8eae8',
  sea: '#c3e0dc',
  far: '#a8d0cb',
  ring2: '#8fc4bf',
  mid: '#6fada8',
  ring: '#4f9a96',
  near: '#2f8380',
  hill: '#1f6a68',
  deep: '#0b5352',
  dusk: '#0b4a4a',
  ink: '#0b3f3f',
  night: '#082e2f',
  'sand-far': '#c9d9c8',
  'sand-mid': '#8ab7ae',
} as const;

const PLAN_RAMP: Readonly<Record<keyof typeof MAIN_RAMP, string>> = {
  pale: '#e5e8f6',
  sky: '#dfe2f5',
  sea: '#ced3ef',
  far: '#b9c0e6',
  ring2: '#a2aadd',
  mid: '#8a93d0',
  ring: '#727cc4',
  near: '#5761b0',
  hill: '#464f9c',
  deep: '#2f3780',
  dusk: '#293070',
  ink: '#232a63',
  night: '#191e49',
  'sand-far': '#dad4de',
  'sand-mid': '#aaa6c8',
};

/** Warm inks, skin (s) with its shade (d) and hair (h): the same on both sites. */
const FIXED = {
  sun: '#e8694a',
  paper: '#faf7f2',
  wall: '#f0e4d3',
  sand: '#f3e3cd',
  lamp: '#ffd9a0',
  clay: '#d9b996',
  s1: '#f4d9c2',
  s2: '#ebc19d',
  s3: '#dba679',
  s4: '#c48a5e',
  s5: '#a86d47',
  s6: '#8a5535',
  s7: '#70432b',
  s8: '#5a3525',
  d1: '#e5bfa2',
  d2: '#d8a67e',
  d3: '#c68b5e',
  d4: '#ab7046',
  d5: '#8d5634',
  d6: '#714228',
  d7: '#58331f',
  d8: '#432519',
  h1: '#211d20',
  h2: '#3b2b25',
  h3: '#5f4131',
  h4: '#87593a',
  h5: '#c39d63',
  h6: '#8f4a33',
  h7: '#b9c0c3',
  h8: '#eceeec',
} as const;

/** A name of an ink. */
export type Ink = keyof typeof MAIN_RAMP | keyof typeof FIXED;
/** What a shape is painted with: an ink, a colour that no ramp changes (features of a face), or nothing. */
export type Paint = Ink | `#${string}` | 'none';

export type RampName = 'main' | 'plan';

/** The colours of all inks, by site. */
export const RAMPS: Readonly<Record<RampName, Readonly<Record<Ink, string>>>> = {
  main: { ...MAIN_RAMP, ...FIXED },
  plan: { ...PLAN_RAMP, ...FIXED },
};

/** What stands for an ink in markup until a picture is finished in one of the ramps. */
export const paint = (name: Paint): string =>
  name.startsWith('#') || name === 'none' ? name : `var(--art-${name})`;

/** Markup with its inks written out, for a file that no style sheet reaches. */
export const inRamp = (markup: string, ramp: RampName): string =>
  markup.replace(/var\(--art-([a-z0-9-]+)\)/g, (_, name: string) => RAMPS[ramp][name as Ink]);
