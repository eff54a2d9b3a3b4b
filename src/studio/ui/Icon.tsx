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
  list: 'M6 4h8M6 8h8M6 12h8M2.5 4h.4M2.5 8h.4M2.5 12h.4',
  numbers:
    'M7 4h7M7 8h7M7 12h7M2.2 3.2l1-.7v3M2 7.6c.3-1 2-.9 1.8.2L2 9.6h2M2 11.2h1.8L2.9 12.3c1.4 0 1.2 1.7-.9 1.5',
  quote: 'M3 5h3.6v3.6c0 1.8-.9 2.7-2.7 2.9M9.4 5H13v3.6c0 1.8-.9 2.7-2.7 2.9',
  link: 'M6.4 9.6l3.2-3.2M7.2 4.6l1.5-1.5a2.9 2.9 0 0 1 4.2 4.2l-1.5 1.5M8.8 11.4l-1.5 1.5a2.9 2.9 0 0 1-4.2-4.2l1.5-1.5',
  table: 'M2 3h12v10H2zM2 6.4h12M2 9.7h12M6.4 3v10',
  sub: 'M2.5 3l6 7M8.5 3l-6 7M11 11c.3-1.1 2.4-1 2.1.4-.2.8-2.1 1.5-2.1 2.4h2.3',
  sup: 'M2.5 6l6 7M8.5 6l-6 7M11 3c.3-1.1 2.4-1 2.1.4-.2.8-2.1 1.5-2.1 2.4h2.3',
  picture: 'M2 3h12v10H2zM2.5 12 6 8l3 3 2-2 3 3M10.8 6h.4',
  blocked: 'M8 1.8a6.2 6.2 0 1 0 0 12.4A6.2 6.2 0 0 0 8 1.8M3.7 3.7l8.6 8.6',
  day: 'M2.5 3.5h11v10h-11zM2.5 6.5h11M5.5 2v3M10.5 2v3',
  clock: 'M8 1.5a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13M8 4.5V8l2.5 1.5',
  people:
    'M6 8a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5M1.5 13.5c0-3 2-4 4.5-4s4.5 1 4.5 4M10.5 3.2a2.5 2.5 0 0 1 0 4.6M12 9.8c1.6.5 2.5 1.6 2.5 3.7',
  log: 'M3.5 1.5h9v13h-9zM6 5h4M6 8h4M6 11h2.5',
  folder: 'M2 4h4l1.5 1.5H14V13H2z',
  upload: 'M8 11V3M4.5 6.5 8 3l3.5 3.5M2.5 10.5v3h11v-3',
  minus: 'M8 2a6 6 0 1 0 0 12A6 6 0 0 0 8 2M5 8h6',
  target: 'M8 4.5a3.5 3.5 0 1 0 0 7 3.5 3.5 0 0 0 0-7M8 1v3M8 12v3M1 8h3M12 8h3',
  pencil: 'M3 13l.6-3L10.5 3 13 5.5 6 12.4z',
  more: 'M3.5 8h.01M8 8h.01M12.5 8h.01',
  copy: 'M5.5 5.5h8v8h-8zM3.5 10.5h-1v-8h8v1',
  move: 'M8 1.5v13M1.5 8h13M6 3.5l2-2 2 2M6 12.5l2 2 2-2M3.5 6l-2 2 2 2M12.5 6l2 2-2 2',
  comment: 'M2 3h12v8.5H7L3.8 14v-2.5H2zM5 6h6M5 8.5h4',
  way: 'M2.5 13V9.5a3 3 0 0 1 3-3h8M10.5 3.5l3 3-3 3',
  words:
    'M2 13 5.5 3h1L10 13M3.3 9.5h5.4M11 7.5h3.5M12.7 6v1.5M14.2 7.5c-.4 2.6-1.6 4.4-3.4 5.5M11.4 7.5c.3 2.2 1.4 4 3.4 5',
  columns: 'M2 2.5h12v11H2zM8 2.5v11',
  keys: 'M1.5 4h13v8h-13zM4 6.5h.01M6.7 6.5h.01M9.3 6.5h.01M12 6.5h.01M5 9.5h6',
  hide: 'M2 8s2.2-4 6-4 6 4 6 4-2.2 4-6 4-6-4-6-4M3 13.5l10-11',
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
