import type { Declaration } from '#src/declaration/Declaration.ts';
import { PAGE_AREAS } from '#src/declaration/pageAreas.ts';

type Declarations = Readonly<Record<string, Declaration>>;

/** What the platform knows of where components may stand: it is a package of its own and imports nothing of the site. */
export function placingSource(declarations: Declarations): string {
  const rows = Object.entries(declarations).map(
    ([name, { title, standsIn, slots }]) =>
      `    ${name}: ${JSON.stringify({ title, standsIn, ...(slots && { slots }) })},\n`,
  );
  return [
    "import type { PlacingCatalogue } from './placing.ts';\n\n",
    '/** Where the components of the site may stand, and what they have places for. */\n',
    'export const catalogue: PlacingCatalogue = {\n',
    `  areas: ${JSON.stringify(PAGE_AREAS)},\n`,
    '  components: {\n',
    ...rows,
    '  },\n};\n',
  ].join('');
}
