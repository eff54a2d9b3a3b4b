import type { SiteVariant } from '#src/domain/entities/common.ts';
import type { Ink } from './shapes.ts';

type Ramp = Record<Ink, string>;

const MAIN: Ramp = {
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
  sun: '#e8694a',
  paper: '#faf7f2',
  wall: '#f0e4d3',
  sand: '#f3e3cd',
  lamp: '#ffd9a0',
};
const PLAN: Ramp = {
  ...MAIN,
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

/** The art ramp where there is no style sheet: values of the `--art-…` tokens by site; a test holds them together. */
export const ART_INKS: Readonly<Record<SiteVariant, Ramp>> = { main: MAIN, plan: PLAN };

/** A picture of the house with its colours written in, for where no style sheet applies. */
export function withInks(svg: string, variant: SiteVariant): string {
  return svg.replace(/var\(--art-([a-z0-9-]+)\)/g, (whole, name: string) =>
    Object.hasOwn(ART_INKS[variant], name) ? ART_INKS[variant][name as Ink] : whole,
  );
}
