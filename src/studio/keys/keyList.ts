import type { keys } from '../strings/keys.ts';

/** Keys, as on them, and what they do; alternatives are parted by a comma. */
export type KeyRow = readonly [keys: string, does: keyof typeof keys.en];

/** Every key of the Studio that is not one of the browser's own. */
export const KEY_LIST: readonly { title: keyof typeof keys.en; rows: readonly KeyRow[] }[] = [
  {
    title: 'keysEverywhere',
    rows: [
      ['F6', 'keysNext'],
      ['Shift F6', 'keysPrevious'],
      ['F1', 'keysThis'],
    ],
  },
  {
    title: 'keysPage',
    rows: [
      ['Ctrl Z', 'keysUndo'],
      ['Ctrl Shift Z, Ctrl Y', 'keysRedo'],
      ['↑, ↓', 'keysRows'],
      ['Enter', 'keysWrite'],
      ['Alt ↑, Alt ↓', 'keysMove'],
      ['Shift F10', 'keysMenu'],
      ['Esc', 'keysLeave'],
    ],
  },
  {
    title: 'keysText',
    rows: [
      ['Ctrl B, Ctrl I', 'keysLooks'],
      ['Ctrl ., Ctrl ,', 'keysRaised'],
      ['Ctrl K', 'keysLink'],
      ['Ctrl Shift 8, Ctrl Shift 7', 'keysLists'],
      ['Ctrl ], Ctrl [', 'keysIndent'],
      ['Ctrl Alt 2–5', 'keysHeadings'],
      ['Ctrl Alt 0', 'keysPlain'],
      ['Alt ↑, Alt ↓', 'keysBlock'],
      ['Alt F10, Esc', 'keysButtons'],
    ],
  },
  {
    title: 'keysHistory',
    rows: [
      ['A, B', 'keysSides'],
      ['N', 'keysChange'],
    ],
  },
];
