import type { Width } from './Stage.tsx';

/**
 * The width a page is first shown at in a window of so many px: on a phone as a phone shows it, for there the widest is too
 * small to be read.
 */
export const firstWidth = (room: number): Width => (room < 600 ? 390 : room < 900 ? 768 : 1280);
