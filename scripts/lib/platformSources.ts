import type { Declaration } from '#src/declaration/Declaration.ts';
import type { FieldKinds, ParamKinds } from '#src/declaration/kinds.ts';
import { PAGE_AREAS } from '#src/declaration/pageAreas.ts';
import { PAGE_FIELDS } from '#src/declaration/pageFields.ts';
import { englishSlotTitle } from '#src/domain/authoring/slotNames.ts';

type Declarations = Readonly<Record<string, Declaration>>;

/** What the platform knows of where components may stand: it is a package of its own and imports nothing of the site. */
export function placingSource(declarations: Declarations): string {
  const rows = Object.entries(declarations).map(
    ([name, { title, standsIn, slots }]) =>
      `    ${name}: ${JSON.stringify({ title, standsIn, ...(slots && { slots: titled(slots) }) })},\n`,
  );
  return [
    "import type { PlacingCatalogue } from './placing.ts';\n\n",
    '/** Where the components of the site may stand, and what they have places for. */\n',
    'export const catalogue: PlacingCatalogue = {\n',
    `  areas: ${JSON.stringify(titled(PAGE_AREAS))},\n`,
    '  components: {\n',
    ...rows,
    '  },\n};\n',
  ].join('');
}

/** Places with what editors call them. */
const titled = <Slot extends object>(slots: Readonly<Record<string, Slot>>) =>
  Object.fromEntries(
    Object.entries(slots).map(([name, slot]) => [name, { title: englishSlotTitle(name), ...slot }]),
  );

/** The components of the site as types the demo is written in: a misspelt name, field or parameter does not compile. */
export function seedTypesSource(declarations: Declarations): string {
  const rows = Object.entries(declarations).map(
    ([name, { fields, params, readsAnyField }]) =>
      `  ${name}: ${partsOf(fields, readsAnyField)} params: ${paramsOf(params)} };\n`,
  );
  return [
    "import type * as Seed from './seedValues.ts';\n\n",
    '/** What each component of the site takes, as the seed writes it. */\n',
    'export interface SiteComponents {\n',
    ...rows,
    '}\n\n',
    '/** The fields of a page. */\n',
    `export type PageFields = ${fieldsOf(PAGE_FIELDS)};\n`,
  ].join('');
}

/** Child items stand beside the fields, whatever name the declaration has for them. */
function partsOf(kinds: FieldKinds, readsAnyField = false): string {
  const below = Object.values(kinds).find(({ kind }) => kind === 'items' || kind === 'menu');
  const items =
    below?.kind === 'items'
      ? `readonly Seed.Item<${partsOf(below.of)} }>[]`
      : below
        ? 'readonly Seed.Entry[]'
        : 'never';
  return `{ fields: ${readsAnyField ? 'Record<string, unknown>' : fieldsOf(kinds)}; items: ${items};`;
}

function fieldsOf(kinds: FieldKinds): string {
  const own = Object.entries(kinds).filter(([, { kind }]) => kind !== 'items' && kind !== 'menu');
  return membersOf(
    own.map(([name, kind]) => [
      name,
      `Seed.Values${kind.kind === 'choice' ? '<' + words(kind.of) + '>' : ''}['${kind.kind}']`,
    ]),
  );
}

function paramsOf(kinds: ParamKinds): string {
  return membersOf(
    Object.entries(kinds).map(([name, kind]) => [name, kind.kind === 'choice' ? words(kind.of) : 'string']),
  );
}

const words = (of: readonly string[]): string => of.map((word) => `'${word}'`).join(' | ');

const membersOf = (members: readonly (readonly [name: string, type: string])[]): string =>
  members.length === 0
    ? 'Seed.Nothing'
    : `{ ${members.map(([name, type]) => `${/^\w+$/.test(name) ? name : `'${name}'`}?: ${type}`).join('; ')} }`;
