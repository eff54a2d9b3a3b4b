import type { Ink } from './inks.ts';

export const LIGHT_NAMES = ['day', 'sand', 'tide', 'dusk'] as const;
export type LightName = (typeof LIGHT_NAMES)[number];

/** What each part of a scene is painted with in one light. */
export interface Light {
  sky: Ink;
  /** The arcs. */
  ring: Ink;
  far: Ink;
  mid: Ink;
  near: Ink;
  front: Ink;
  /** Pale things, which need a darker neighbour except at dusk. */
  obj: Ink;
  obj2: Ink;
  obj3: Ink;
  /** What carries the meaning, from light to dark. */
  body: Ink;
  body2: Ink;
  body3: Ink;
  vein: Ink;
  pot: Ink;
  table: Ink;
  tableEdge: Ink;
}

const day: Light = {
  sky: 'pale',
  ring: 'paper',
  far: 'far',
  mid: 'mid',
  near: 'near',
  front: 'deep',
  obj: 'paper',
  obj2: 'wall',
  obj3: 'sea',
  body: 'near',
  body2: 'hill',
  body3: 'ink',
  vein: 'far',
  pot: 'clay',
  table: 'wall',
  tableEdge: 'clay',
};

export const LIGHTS: Readonly<Record<LightName, Light>> = {
  day,
  sand: {
    ...day,
    sky: 'sand',
    far: 'sand-far',
    mid: 'sand-mid',
    obj2: 'sky',
    table: 'sand-far',
    tableEdge: 'sand-mid',
  },
  tide: { ...day, sky: 'ring2', ring: 'pale', far: 'mid', mid: 'ring', obj3: 'pale' },
  dusk: {
    ...day,
    sky: 'dusk',
    ring: 'ring',
    far: 'hill',
    mid: 'near',
    near: 'deep',
    front: 'night',
    obj2: 'sea',
    obj3: 'far',
    body: 'mid',
    body2: 'ring',
    body3: 'night',
    vein: 'sea',
    table: 'hill',
    tableEdge: 'deep',
  },
};
