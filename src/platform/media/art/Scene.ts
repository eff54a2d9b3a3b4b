import type { GroundName } from './grounds.ts';
import type { Light, LightName } from './lights.ts';

/** What may stand beside a subject. */
export const COMPANION_NAMES = ['plant', 'cup', 'trees', 'cloud'] as const;
export type CompanionName = (typeof COMPANION_NAMES)[number];

/**
 * One subject, drawn in 480 by 320 so that what must be seen lies in x 98–382, y 40–280 and every crop from a square to 2:1
 * keeps it. Coral stands once, on what matters.
 */
export interface Scene {
  /** The lights in which the subject can be made out. */
  lights: readonly [LightName, ...LightName[]];
  /** What it may stand on; empty for a subject that brings its own land. */
  grounds: readonly GroundName[];
  /** Origin and first radius of the arcs behind it. */
  arcs?: readonly [x: number, y: number, radius: number];
  /** The coral disc, where coral is not on the subject itself. */
  sun?: readonly [x: number, y: number, radius: number];
  /** The disc stands behind the land. */
  isSunBehind?: boolean;
  /** Has a reading direction, so it is never mirrored. */
  isOneWay?: boolean;
  /** Where a companion finds room: x of each. */
  companions?: Partial<Record<CompanionName, number>>;
  draw: (p: Light) => string;
  /** What stands before everything, the disc included. */
  over?: (p: Light) => string;
}
