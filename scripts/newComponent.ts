/**
 * `npm run new-component -- <folder> <Name> [--wake never|load|idle|visible|press] [--editing L|P|S|D|W|E] [--pages a,b]`
 * Writes the files of a component in the house's grammar and its registry row, then runs the generator.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    wake: { type: 'string', default: 'never' },
    editing: { type: 'string', default: 'P' },
    pages: { type: 'string', default: 'any' },
  },
});
const [folder, name] = positionals;
if (!folder || !name || !/^[A-Z][A-Za-z0-9]+$/.test(name) || !/^[a-z][a-z-]*(\/[a-z-]+)*$/.test(folder)) {
  console.error('usage: npm run new-component -- <folder> <Name> [--wake …] [--editing …] [--pages …]');
  process.exit(1);
}
if (
  !['never', 'load', 'idle', 'visible', 'press'].includes(values.wake) ||
  !/^[LPSDWE]$/.test(values.editing)
) {
  console.error('--wake is one of never, load, idle, visible, press; --editing one of L, P, S, D, W, E');
  process.exit(1);
}
const target = join('src/components', folder, name);
if (existsSync(target)) {
  console.error(`${target} exists already`);
  process.exit(1);
}

const area = folder
  .split('/')
  .at(-1)!
  .replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());
const rowsFile = `src/components/registry/${area}.ts`;
const pages =
  values.pages === 'any'
    ? `'any'`
    : `[${values.pages
        .split(',')
        .map((page) => `'${page}'`)
        .join(', ')}]`;
const row = `  ${name}: { folder: '${folder}', wake: '${values.wake}', pages: ${pages}, editing: '${values.editing}', strings: [] },\n`;
if (existsSync(rowsFile)) {
  const rows = readFileSync(rowsFile, 'utf8');
  writeFileSync(rowsFile, rows.replace(/\n\} satisfies/, `\n${row}} satisfies`));
} else {
  writeFileSync(
    rowsFile,
    `import type { RegistryRow } from '#src/declaration/RegistryRow.ts';\n\n/** Components of ${folder}. */\nexport const ${area}Rows = {\n${row}} satisfies Record<string, RegistryRow>;\n`,
  );
}

mkdirSync(target, { recursive: true });
writeFileSync(
  join(target, `${name}.tsx`),
  `import type { ComponentProps } from '#src/declaration/Declaration.ts';

/** Say what it shows, to whom, and the requirement ids it implements. */
export function ${name}({ params }: ComponentProps) {
  return <section className="${name}" id={params.RenderingIdentifier} />;
}
`,
);
writeFileSync(join(target, `${name}.css`), `.${name} {\n  display: block;\n}\n`);
writeFileSync(
  join(target, `${name}.test.tsx`),
  `import { renderOnPage } from '#tests/support/renderOnPage.tsx';
import { expectNoAxeViolations } from '#tests/support/expectNoAxeViolations.ts';
import { ${name} } from './${name}.tsx';

describe('${name}', () => {
  it('says what it is for', async () => {
    const { container } = renderOnPage(<${name} rendering={{ componentName: '${name}' }} params={{}} fields={{}} />);
    expect(container.firstElementChild).toHaveTextContent('replace this with what a visitor reads');
    await expectNoAxeViolations(container);
  });
});
`,
);
console.log(
  `${target} written; row added to ${rowsFile}. Its test fails until you say what the component shows.`,
);
spawnSync(process.execPath, ['scripts/generate.ts'], { stdio: 'inherit' });
