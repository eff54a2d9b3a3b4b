import type { Ink } from './shapes.ts';

export type PaletteName = 'day' | 'sand' | 'dusk';

/** What each part of a picture is painted with. Coral ('sun') appears once: the disc, or else the accent. */
export interface Palette {
  sky: Ink;
  ring: Ink;
  disc: Ink;
  far: Ink;
  mid: Ink;
  grass: Ink;
  front: Ink;
  water: Ink;
  glint: Ink;
  tree: Ink;
  tree2: Ink;
  wall: Ink;
  wall2: Ink;
  shade: Ink;
  roof: Ink;
  glass: Ink;
  glass2: Ink;
  lit: Ink;
  door: Ink;
  accent: Ink;
  path: Ink;
  /** How many windows have a light on. */
  litShare: number;
}

export const palettes: Record<PaletteName, Palette> = {
  day: {
    sky: 'pale',
    ring: 'paper',
    disc: 'sun',
    far: 'far',
    mid: 'mid',
    grass: 'near',
    front: 'deep',
    water: 'sea',
    glint: 'paper',
    tree: 'ink',
    tree2: 'deep',
    wall: 'paper',
    wall2: 'wall',
    shade: 'sand',
    roof: 'ink',
    glass: 'near',
    glass2: 'mid',
    lit: 'lamp',
    door: 'deep',
    accent: 'hill',
    path: 'wall',
    litShare: 0.18,
  },
  sand: {
    sky: 'sand',
    ring: 'paper',
    disc: 'paper',
    far: 'sand-far',
    mid: 'sand-mid',
    grass: 'near',
    front: 'deep',
    water: 'sea',
    glint: 'paper',
    tree: 'ink',
    tree2: 'hill',
    wall: 'paper',
    wall2: 'sky',
    shade: 'sea',
    roof: 'ink',
    glass: 'near',
    glass2: 'mid',
    lit: 'near',
    door: 'deep',
    accent: 'sun',
    path: 'wall',
    litShare: 0,
  },
  dusk: {
    sky: 'dusk',
    ring: 'ring',
    disc: 'sand',
    far: 'hill',
    mid: 'near',
    grass: 'deep',
    front: 'night',
    water: 'ink',
    glint: 'ring',
    tree: 'night',
    tree2: 'ink',
    wall: 'paper',
    wall2: 'sea',
    shade: 'far',
    roof: 'night',
    glass: 'hill',
    glass2: 'near',
    lit: 'lamp',
    door: 'ink',
    accent: 'sun',
    path: 'ring2',
    litShare: 0.42,
  },
};
