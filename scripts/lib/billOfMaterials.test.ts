import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { billOfMaterials, billProblems, licenceTold } from './billOfMaterials.ts';
import type { Bom, LockedPart } from './billOfMaterials.ts';
import { run } from './processes.ts';

const none = () => undefined;
const part = (rest: LockedPart = {}): LockedPart => ({
  ...{ version: '1.0.0', license: 'MIT', integrity: 'sha512-q80=' },
  ...rest,
});
const product = { name: 'site', version: '2.0.0', license: 'Apache-2.0' };

describe('billOfMaterials', () => {
  it('has each package once, with licence and hash, none that only development needs', () => {
    const bill = billOfMaterials(
      {
        '': product,
        'node_modules/@scope/a': part({ license: '(MIT OR ISC)' }),
        'node_modules/b': part({ optional: true }),
        'node_modules/@scope/a/node_modules/b': part({ version: '3.0.0' }),
        'node_modules/c/node_modules/b': part({ version: '3.0.0' }),
        'node_modules/alias': part({ name: 'empty' }),
        'node_modules/tool': part({ dev: true }),
      },
      none,
    );
    expect(bill.metadata.component).toMatchObject({ type: 'application', 'bom-ref': 'site@2.0.0' });
    expect(bill.components.map((one) => one['bom-ref'])).toEqual([
      ...['@scope/a@1.0.0', 'b@1.0.0', 'b@3.0.0', 'empty@1.0.0'],
    ]);
    expect(bill.components[0]).toEqual({
      ...{ 'bom-ref': '@scope/a@1.0.0', type: 'library', name: '@scope/a', version: '1.0.0' },
      ...{ scope: 'required', purl: 'pkg:npm/%40scope/a@1.0.0' },
      hashes: [{ alg: 'SHA-512', content: 'abcd' }],
      licenses: [{ expression: '(MIT OR ISC)' }],
    });
    expect(bill.components[1]).toMatchObject({ scope: 'optional', licenses: [{ license: { id: 'MIT' } }] });
  });

  it('says what depends on what, as Node finds it, peers and workspaces included', () => {
    const { dependencies } = billOfMaterials(
      {
        '': { ...product, dependencies: { a: '*', gone: '*' } },
        'node_modules/a': part({ dependencies: { b: '*' }, peerDependencies: { c: '*' } }),
        'node_modules/a/node_modules/b': part({ version: '3.0.0', dependencies: { c: '*', b: '*' } }),
        'node_modules/b': part(),
        'node_modules/c': part({ optionalDependencies: { b: '*' } }),
        'node_modules/@own/part': { link: true, resolved: 'src/part' },
        'src/part': { name: '@own/part', version: '2.0.0', license: 'MIT', dependencies: { b: '*' } },
      },
      none,
    );
    expect(Object.fromEntries(dependencies.map(({ ref, dependsOn }) => [ref, dependsOn.join()]))).toEqual({
      'site@2.0.0': '@own/part@2.0.0,a@1.0.0',
      '@own/part@2.0.0': 'b@1.0.0',
      'a@1.0.0': 'b@3.0.0,c@1.0.0',
      'b@1.0.0': '',
      'b@3.0.0': 'b@3.0.0,c@1.0.0',
      'c@1.0.0': 'b@1.0.0',
    });
  });

  it('is the same in whatever order a lock file has its packages, and knows no moment', () => {
    const entries = Object.entries({
      '': { ...product, dependencies: { b: '*', a: '*' } },
      'node_modules/b': part(),
      'node_modules/a': part({ dependencies: { b: '*' } }),
    });
    const [one, other] = [entries, entries.toReversed()].map((order) =>
      JSON.stringify(billOfMaterials(Object.fromEntries(order), none)),
    );
    expect(other).toBe(one);
    expect(one).not.toMatch(/serialNumber|timestamp/);
  });
});

it('a part without a licence of the list, or that nobody could check, is a problem', () => {
  const packages: Record<string, LockedPart> = {
    '': product,
    'node_modules/good': part(),
    'node_modules/proprietary': part({ license: 'UNLICENSED' }),
    'node_modules/silent': { version: '1.0.0', integrity: 'sha512-q80=' },
    'node_modules/old': { version: '1.0.0', integrity: 'sha512-q80=' },
    'node_modules/unchecked': { version: '1.0.0', license: 'MIT' },
    'src/part': { name: '@own/part', version: '2.0.0', license: 'MIT' },
  };
  const licenceOf = (path: string) => (path === 'node_modules/old' ? 'MIT' : undefined);
  expect(billProblems(billOfMaterials(packages, licenceOf))).toEqual([
    'proprietary@1.0.0: UNLICENSED',
    'silent@1.0.0: no licence is told',
    'unchecked@1.0.0: no integrity hash',
  ]);
});

it('npm run sbom names every package of a production install, as it is locked, and both of ours', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'sbom-'));
  const file = join(folder, 'sbom.json');
  await run(process.execPath, ['--disable-warning=ExperimentalWarning', 'scripts/sbom.ts', file]);
  const bill = JSON.parse(readFileSync(file, 'utf8')) as Bom;
  rmSync(folder, { recursive: true });
  const direct = ['package.json', 'src/platform/package.json'].flatMap((path) =>
    Object.keys((JSON.parse(readFileSync(path, 'utf8')) as { dependencies: object }).dependencies),
  );
  const names = new Set(bill.components.map(({ name }) => name));
  expect(direct.filter((name) => !names.has(name))).toEqual([]);
  expect(names.size).toBeGreaterThan(300);
  expect(names.has('jest')).toBe(false);
  // The letter of the installed file, not only of the lock file.
  for (const name of ['next', 'react', 'sharp', 'graphql'])
    expect(bill.components).toContainEqual(
      expect.objectContaining({
        name,
        version: (
          JSON.parse(readFileSync(`node_modules/${name}/package.json`, 'utf8')) as { version: string }
        ).version,
        hashes: [{ alg: 'SHA-512', content: expect.stringMatching(/^[\da-f]{128}$/) as string }],
      }),
    );
  const own = [bill.metadata.component, bill.components.find(({ name }) => name === '@meridian/platform')];
  expect(own.map((one) => one && licenceTold(one))).toEqual(['Apache-2.0', 'Apache-2.0']);
  expect(bill.dependencies.find(({ ref }) => ref === own[0]?.['bom-ref'])?.dependsOn).toContain(
    own[1]?.['bom-ref'],
  );
});
