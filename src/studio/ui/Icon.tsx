/** Outlines on a grid of 16, one stroke each, drawn for the Studio. */
const paths = {
  page: 'M4 1.5h5l3 3v10H4zM9 1.5v3h3',
  home: 'M2.5 7.5 8 3l5.5 4.5M4 6.5v7h8v-7',
  slot: 'm8 2 6 3-6 3-6-3zM2 8l6 3 6-3M2 11l6 3 6-3',
  part: 'M2.5 3.5h11v9h-11z',
  lock: 'M4 7.5h8v6H4zM5.5 7.5V5a2.5 2.5 0 0 1 5 0v2.5',
  open: 'm6 4 4 4-4 4',
  undo: 'M3 6.5h7a3 3 0 0 1 0 6H6M3 6.5 6 3.5M3 6.5l3 3',
  redo: 'M13 6.5H6a3 3 0 0 0 0 6h4M13 6.5l-3-3M13 6.5l-3 3',
  up: 'M8 13V3M4 7l4-4 4 4',
  down: 'M8 3v10M4 9l4 4 4-4',
  bin: 'M3 4.5h10M6.5 4.5v-2h3v2M4.5 4.5l.5 9h6l.5-9',
  phone: 'M5 1.5h6v13H5zM7.5 12.5h1',
  tablet: 'M3 1.5h10v13H3zM7.5 12.5h1',
  desktop: 'M1.5 3h13v8h-13zM6 14h4M8 11v3',
  warning: 'M8 2 14.5 13.5h-13zM8 6.5v3M8 11.5v.5',
  done: 'm3 8.5 3.5 3.5L13 4.5',
  globe: 'M8 1.5a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13M1.5 8h13M8 1.5c4 4 4 9 0 13M8 1.5c-4 4-4 9 0 13',
  add: 'M8 3v10M3 8h10',
  close: 'm4 4 8 8M12 4l-8 8',
} as const;

export type IconName = keyof typeof paths;

/** A drawing beside a word; never alone the meaning of anything. */
export function Icon({ name }: { name: IconName }) {
  return (
    <svg className="Icon" viewBox="0 0 16 16" width="16" height="16" aria-hidden="true" focusable="false">
      <path d={paths[name]} />
    </svg>
  );
}

/** The mark of the house: a globe with a place on it. */
export function Mark() {
  return (
    <svg className="Mark" viewBox="0 0 32 32" width="28" height="28" aria-hidden="true" focusable="false">
      <circle cx="16" cy="16" r="13" />
      <path d="M16 3c-6 7-6 19 0 26M16 3c6 7 6 19 0 26M3 16h13" />
      <circle className="Mark-dot" cx="22" cy="16" r="4" />
    </svg>
  );
}
