import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { RegistryRow } from '#src/declaration/RegistryRow.ts';

/** What is wrong with a component's files and row, in words; [] when nothing is (conventions 7 and 8). */
export function grammarProblems(root: string, name: string, row: RegistryRow): string[] {
  const folder = join(root, 'src/components', row.folder, name);
  const problems: string[] = [];
  const source = readIf(join(folder, `${name}.tsx`));
  if (source === undefined) return [`${name}: ${row.folder}/${name}/${name}.tsx is missing`];
  if (!new RegExp(`export function ${name}\\b`).test(source))
    problems.push(`${name}: must export function ${name}`);
  if (/export default/.test(source)) problems.push(`${name}: default exports are not used here`);
  if (/\b(?:Suspense|lazy)\b.*from 'react'/.test(source))
    problems.push(`${name}: Suspense and lazy are not used here`);
  if (/\bstyle=\{/.test(source)) problems.push(`${name}: inline styles are blocked by the CSP`);
  if (row.wake === 'never' && /\buse(?:State|Effect|Reducer|Ref|SyncExternalStore|Now)\(/.test(source))
    problems.push(`${name}: wakes never, yet uses state or effects`);
  const test = readIf(join(folder, `${name}.test.tsx`));
  if (test === undefined) problems.push(`${name}: ${name}.test.tsx is missing`);
  else if (!hasAxeCheck(root, test)) problems.push(`${name}: its test has no axe check`);
  return problems;
}

/** A test checks a component with axe itself, or through the shared tests of its family (`testing/test….tsx`). */
function hasAxeCheck(root: string, test: string): boolean {
  const shared = [...test.matchAll(/ from '#(src\/[^']+\/testing\/test[A-Z]\w*\.tsx)'/g)];
  const sources = [test, ...shared.map(([, path]) => readIf(join(root, path ?? '')) ?? '')];
  return sources.some((source) => source.includes('expectNoAxeViolations'));
}

/**
 * Every selector of a component's stylesheet begins with the component's own class, or says what holds for the page where
 * the component stands (`:root:has(.Name …)`).
 */
export function cssProblems(name: string, css: string): string[] {
  const begins = new RegExp(`^(?:\\[[^\\]]+\\]\\s+|:root\\S*\\s+|html\\S*\\s+)?\\.${name}(?![a-zA-Z0-9])`);
  const ofPage = new RegExp(`^:root:has\\(.*\\.${name}(?![a-zA-Z0-9])`);
  return selectorsOf(css)
    .filter((selector) => !begins.test(selector) && !ofPage.test(selector))
    .map((selector) => `${name}.css: selector “${selector}” does not begin with .${name}`);
}

/**
 * The selectors of a component's stylesheet that name the class of another: they know its inside, and change when it
 * does. A property the other offers (`--prose-measure`) or one of its own settings says the same without that.
 */
export function reachingSelectors(name: string, css: string): string[] {
  return selectorsOf(css).filter((selector) =>
    [...selector.matchAll(/\.([A-Z][A-Za-z0-9]*)/g)].some(([, other]) => other !== name),
  );
}

/** The selectors of a stylesheet, one by one; those of keyframes are none. */
function selectorsOf(css: string): string[] {
  const bare = css
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/@keyframes[^{]+\{(?:[^{}]*\{[^{}]*\})*[^{}]*\}/g, '');
  return [...bare.matchAll(/(?<=^|[{};])\s*([^{}@;]+)\{/g)]
    .flatMap(([, list = '']) => list.split(/,(?![^(]*\))/))
    .map((selector) => selector.trim())
    .filter((selector) => selector !== '' && !selector.startsWith('&'));
}

function readIf(path: string): string | undefined {
  return existsSync(path) ? readFileSync(path, 'utf8') : undefined;
}
