/**
 * `npm run new-component -- <folder> <Name> [--wake never|load|idle|visible|press] [--editing L|P|S|D|W|E] [--pages a,b]`
 * Writes the files of a component in the house's grammar (declaration, view, styles, test), then runs the generator. What
 * it writes passes format, lint, types and its own test as it is.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { componentFiles, type NewComponent } from './lib/componentFiles.ts';

const WAKES = ['never', 'load', 'idle', 'visible', 'press'];

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    wake: { type: 'string', default: 'never' },
    editing: { type: 'string', default: 'P' },
    pages: { type: 'string', default: 'any' },
  },
});
const [folder, name] = positionals;
if (!folder || !name || !/^[A-Z][A-Za-z0-9]+$/.test(name) || !/^[a-z][a-z-]*(\/[a-z-]+)*$/.test(folder))
  stop('usage: npm run new-component -- <folder> <Name> [--wake …] [--editing …] [--pages …]');
if (!WAKES.includes(values.wake) || !/^[LPSDWE]$/.test(values.editing))
  stop(`--wake is one of ${WAKES.join(', ')}; --editing one of L, P, S, D, W, E`);
const target = join('src/components', folder, name);
if (existsSync(target)) stop(`${target} exists already`);

const wanted: NewComponent = {
  name,
  wake: values.wake,
  editing: values.editing,
  pages: values.pages === 'any' ? 'any' : values.pages.split(','),
};
mkdirSync(target, { recursive: true });
for (const [file, text] of Object.entries(componentFiles(wanted))) writeFileSync(join(target, file), text);
const generated = spawnSync(process.execPath, ['scripts/generate.ts'], { stdio: 'inherit' });
console.log(`${target} written: say in its declaration what it is for, then draw it.`);
process.exitCode = generated.status ?? 1;

function stop(reason: string): never {
  console.error(reason);
  process.exit(1);
}
