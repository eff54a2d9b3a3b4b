import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { launchOptions, playwrightsFeatures } from './browser.ts';

const core = dirname(createRequire(import.meta.url).resolve('playwright-core/package.json'));

it('switches off what the installed Playwright switches off, and more', () => {
  const bundle = readFileSync(join(core, 'lib/coreBundle.js'), 'utf8');
  const list = /disabledFeatures = \[([^\]]*)\]/.exec(bundle)?.[1] ?? '';
  expect([...list.matchAll(/^\s*"(\w+)"/gm)].map(([, name]) => name)).toEqual(playwrightsFeatures);
  const switches = launchOptions().args.filter((arg) => arg.startsWith('--disable-features='));
  expect(switches).toHaveLength(1);
  expect(switches[0]).toContain(playwrightsFeatures.join(','));
});
