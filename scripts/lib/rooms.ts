import { readdirSync } from 'node:fs';
import { join } from 'node:path';

/** A folder with one purpose, and what its files may import. Tests and `testing` folders may import anything of the site. */
export interface Room {
  /** From the top of the repository. A file is in the room with the longest folder that holds it. */
  folder: string;
  /** What is in it, for a reader who asks where something belongs. */
  purpose: string;
  /** Rooms its files may import, with all below them. */
  mayImport: readonly string[];
  /** Rooms of which they may import types alone. */
  mayImportTypesOf?: readonly string[];
  /** Files of it that may import more than the others, by the start of their path. */
  except?: { files: string; mayImport: readonly string[]; why: string };
}

/** Every folder of src, from what visitors ask for down to rules that know nobody. */
export const ROOMS: readonly Room[] = [
  {
    folder: 'src/pages',
    purpose: 'routes only: the catch-all page, `_error` (404 and 410), 500, `api/**`',
    mayImport: ['src/page', 'src/server', 'src/config', 'src/context', 'src/i18n', 'src/styles'],
  },
  {
    folder: 'src/page',
    purpose:
      'how a request becomes a page: ordered, typed steps; the page root, slots and islands; heads and structured data; ' +
      '`errors/`: what answers where there is no page',
    mayImport: [
      ...[
        'src/start',
        'src/server',
        'src/components',
        'src/editor',
        'src/ui',
        'src/context',
        'src/declaration',
      ],
      ...['src/browser', 'src/i18n', 'src/config', 'src/domain'],
    ],
    mayImportTypesOf: ['src/ports'],
  },
  {
    folder: 'src/start',
    purpose:
      "the page's first script: hears presses, gives the page's own elements their manners, and brings React and an " +
      "island's code when something wakes",
    mayImport: [
      'src/adapters/authoring',
      'src/components',
      'src/editor',
      'src/ui',
      'src/context',
      'src/declaration',
      'src/browser',
      'src/domain',
    ],
    mayImportTypesOf: ['src/ports'],
  },
  {
    folder: 'src/server',
    purpose: 'server policy as small functions: answers of `/api`, caches, headers, limits, logs',
    mayImport: ['src/adapters/http', 'src/declaration', 'src/config', 'src/i18n', 'src/ports', 'src/domain'],
    mayImportTypesOf: ['src/context'],
    except: {
      files: 'src/server/compose',
      mayImport: ['src/adapters'],
      why: '`compose` alone joins ports to adapters',
    },
  },
  {
    folder: 'src/components',
    purpose:
      'everything an editor can place, in groups an editor would look in: `<group>/<Name>/<Name>.declaration.ts`, `.tsx`, ' +
      '`.css`, `.test.tsx`, optional `.data.ts`. A group keeps its inside to itself; what several need is in `shared` or `cards`',
    mayImport: [
      'src/editor',
      'src/ui',
      'src/context',
      'src/declaration',
      'src/browser',
      'src/domain',
      'src/ports',
    ],
    mayImportTypesOf: ['src/i18n'],
  },
  {
    folder: 'src/editor',
    purpose: 'what only editors see',
    mayImport: ['src/ui', 'src/context', 'src/declaration', 'src/ports', 'src/domain'],
  },
  {
    folder: 'src/studio',
    purpose:
      'the Studio, where editors build pages: an application of its own, built by Vite and served by the platform',
    mayImport: ['src/styles', 'src/domain'],
  },
  {
    folder: 'src/canvas',
    purpose:
      'what runs in a page while the Studio frames it: reads its markers, lets texts be written in; saves nothing',
    mayImport: ['src/domain'],
  },
  {
    folder: 'src/ui',
    purpose: 'primitives without content or data',
    mayImport: ['src/domain'],
  },
  {
    folder: 'src/styles',
    purpose: 'the style sheet every page has: tokens, layers, print',
    mayImport: [],
  },
  {
    folder: 'src/context',
    purpose: 'the page a component stands on: its data, strings, placeholders, what its loader may ask',
    mayImport: ['src/declaration', 'src/domain', 'src/ports'],
    mayImportTypesOf: ['src/i18n'],
  },
  {
    folder: 'src/declaration',
    purpose: 'the grammar components are declared in, and the reading of the fields an editor filled in',
    mayImport: ['src/domain'],
    mayImportTypesOf: ['src/i18n'],
  },
  {
    folder: 'src/browser',
    purpose: 'services of the browser: consent, position, tracking, widgets of others',
    mayImport: ['src/domain'],
  },
  {
    folder: 'src/adapters',
    purpose: 'one per port: protocol client, schema of what comes in, translation to domain types',
    mayImport: ['src/ports', 'src/domain'],
  },
  {
    folder: 'src/adapters/authoring',
    purpose:
      "saving from the page's own panel: over the Studio's channel, through this site, and at the vendor's",
    mayImport: ['src/adapters/http', 'src/ports', 'src/domain'],
  },
  {
    folder: 'src/adapters/http',
    purpose: 'the one HTTP client: time limits, circuit breaker, size cap, failures by type',
    mayImport: ['src/ports', 'src/domain'],
  },
  {
    folder: 'src/ports',
    purpose: 'the interfaces of what the site asks: content, directory, search, feeds',
    mayImport: ['src/domain'],
  },
  {
    folder: 'src/i18n',
    purpose: 'interface strings by group, English and Spanish; their keys as types',
    mayImport: ['src/domain'],
  },
  {
    folder: 'src/config',
    purpose: 'environment, redirects, rewrites, the build, budgets',
    mayImport: ['src/domain'],
  },
  {
    folder: 'src/domain',
    purpose: 'pure rules and types: hours, distance, search addresses, formatting, art; no clock of its own',
    mayImport: [],
  },
  {
    folder: 'src/platform',
    purpose: 'the embedded platform, a program of its own ([README](../src/platform/README.md))',
    mayImport: [],
    mayImportTypesOf: ['src/domain'],
  },
];

/** Groups of components below these have a folder each; every other group is a folder of src/components itself. */
const NESTED_GROUPS = ['search', 'entity'];

/** Parts of src/components that every group may import. */
const OPEN_GROUPS: readonly { folder: string; why: string }[] = [
  { folder: 'src/components/shared', why: 'what several groups share and nobody places' },
  { folder: 'src/components/cards', why: 'result cards, drawn by listings and searches' },
  { folder: 'src/components/search/common', why: 'the parts of a search, of which listings are made, too' },
  { folder: 'src/components/search/pages', why: 'the search page that a listing limits to its address' },
];

/** Files beside the rooms: what Next runs at its start. */
const BESIDE: readonly string[] = ['src/server', 'src/config'];

const TEST = '\\.test\\.tsx?$|/testing/';

interface ImportRule {
  name: string;
  comment: string;
  severity: 'error';
  from: { path: string; pathNot: string[] };
  to: { path: string; pathNot?: string[]; dependencyTypesNot?: string[] };
}

/** The rooms as rules of dependency-cruiser: each says what its files must not import. */
export function roomRules(rooms: readonly Room[] = ROOMS): ImportRule[] {
  const beside: ImportRule = {
    name: 'src',
    comment: `Files beside the rooms may import ${BESIDE.join(', ')}.`,
    severity: 'error',
    from: { path: '^src/[^/]+$', pathNot: [TEST] },
    to: { path: '^src/', pathNot: BESIDE.map((one) => `^${one}/`) },
  };
  return [...rooms.flatMap((room) => rulesOf(room, rooms)), beside, groupRule()];
}

function rulesOf(room: Room, rooms: readonly Room[]): ImportRule[] {
  const { folder, mayImport, mayImportTypesOf = [], except } = room;
  const inner = rooms.flatMap((one) => (one.folder.startsWith(`${folder}/`) ? [`^${one.folder}/`] : []));
  const rule = (
    name: string,
    comment: string,
    files: ImportRule['from'],
    to: ImportRule['to'],
  ): ImportRule => ({
    name: `${folder}${name}`,
    comment,
    severity: 'error',
    from: files,
    to,
  });
  const own = [`^${folder}/`];
  const starts = (folders: readonly string[]) => folders.map((one) => `^${one}/`);
  const allowed = [...own, ...starts(mayImport), ...starts(mayImportTypesOf)];
  const others = { path: `^${folder}/`, pathNot: [TEST, ...inner, ...(except ? [`^${except.files}`] : [])] };
  return [
    rule('', `${folder} may import ${inWords(room)}.`, others, { path: '^src/', pathNot: allowed }),
    ...(except
      ? [
          rule(
            ' (exception)',
            except.why,
            { path: `^${except.files}`, pathNot: [TEST] },
            {
              path: '^src/',
              pathNot: [...allowed, ...starts(except.mayImport)],
            },
          ),
        ]
      : []),
    ...(mayImportTypesOf.length > 0
      ? [
          rule(' (types)', `${folder} imports types alone of ${mayImportTypesOf.join(', ')}.`, others, {
            path: starts(mayImportTypesOf).join('|'),
            dependencyTypesNot: ['type-only'],
          }),
        ]
      : []),
  ];
}

function groupRule(): ImportRule {
  return {
    name: 'groups of components',
    comment: 'A group of components keeps its inside to itself; what two need moves to shared, cards or ui.',
    severity: 'error',
    from: { path: `^src/components/((?:${NESTED_GROUPS.join('|')})/[^/]+|[^/]+)/`, pathNot: [TEST] },
    to: {
      path: '^src/components/[^/]+/',
      pathNot: ['^src/components/$1/', ...OPEN_GROUPS.map(({ folder }) => `^${folder}/`)],
    },
  };
}

/** What is wrong between the list of rooms and the folders of src, in words; [] when nothing is. */
export function roomProblems(root: string, rooms: readonly Room[] = ROOMS): string[] {
  const known = new Set(rooms.map(({ folder }) => folder));
  const there = foldersOf(join(root, 'src')).map((name) => `src/${name}`);
  const named = rooms.flatMap(({ mayImport, mayImportTypesOf = [], except }) => [
    ...mayImport,
    ...mayImportTypesOf,
    ...(except?.mayImport ?? []),
  ]);
  return [
    ...there.filter((one) => !known.has(one)).map((one) => `${one} has no entry in scripts/lib/rooms.ts`),
    ...[...known]
      .filter((one) => !foldersOf(join(root, one, '..')).includes(one.split('/').at(-1)!))
      .map((one) => `scripts/lib/rooms.ts names ${one}, which is not there`),
    ...[...new Set(named)]
      .filter((one) => !known.has(one))
      .map((one) => `scripts/lib/rooms.ts lets somebody import ${one}, which it does not list`),
    ...circles(rooms),
  ];
}

/** Rooms that may import one another, straight or by way of others. */
function circles(rooms: readonly Room[]): string[] {
  const allowed = new Map(
    rooms.map(({ folder, mayImport, mayImportTypesOf = [] }) => [
      folder,
      [...mayImport, ...mayImportTypesOf],
    ]),
  );
  const reaches = (from: string, seen = new Set<string>()): Set<string> => {
    for (const next of allowed.get(from) ?? []) {
      if (seen.has(next)) continue;
      seen.add(next);
      reaches(next, seen);
    }
    return seen;
  };
  return rooms.flatMap(({ folder }) =>
    reaches(folder).has(folder) ? [`scripts/lib/rooms.ts lets ${folder} import itself by way of others`] : [],
  );
}

const foldersOf = (path: string): string[] =>
  readdirSync(path, { withFileTypes: true }).flatMap((entry) => (entry.isDirectory() ? [entry.name] : []));

const START = '<!-- rooms -->';
const END = '<!-- /rooms -->';

/** A document with the table of rooms between its markers as it is now; undefined for one without the markers. */
export function withRoomsTable(document: string): string | undefined {
  const [before, rest] = document.split(START);
  const after = rest?.split(END)[1];
  return after === undefined ? undefined : `${before}${START}\n\n${roomsTable()}\n${END}${after}`;
}

function roomsTable(): string {
  const rows = [
    ['folder', 'what is in it', 'may import'],
    ...ROOMS.map((room) => [`\`${room.folder}\``, room.purpose, inWords(room)]),
  ];
  const widths = [0, 1, 2].map((column) => Math.max(...rows.map((row) => row[column]!.length)));
  const line = (row: readonly string[]) =>
    `| ${row.map((cell, column) => cell.padEnd(widths[column]!)).join(' | ')} |\n`;
  return [line(rows[0]!), line(widths.map((width) => '-'.repeat(width))), ...rows.slice(1).map(line)].join(
    '',
  );
}

function inWords({ mayImport, mayImportTypesOf = [], except }: Room): string {
  const short = (folders: readonly string[]) => folders.map((one) => one.replace(/^src\//, '')).join(', ');
  const parts = [
    short(mayImport),
    mayImportTypesOf.length > 0 && `types of ${short(mayImportTypesOf)}`,
    except?.why,
  ];
  return parts.filter(Boolean).join('; ') || 'nothing else';
}
