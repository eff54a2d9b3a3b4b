import { isAllowed, licenceProblems } from './licences.ts';

describe('isAllowed', () => {
  it.each<[string, string, boolean]>([
    ['MIT', 'a', true],
    ['(MIT OR GPL-3.0-or-later)', 'a', true],
    ['GPL-3.0-or-later OR AGPL-3.0-only', 'a', false],
    ['(CC-BY-4.0 AND MIT)', 'a', true],
    ['MIT AND GPL-3.0-or-later', 'a', false],
    ['Apache-2.0 AND LGPL-3.0-or-later', '@img/sharp-win32-x64', true],
    ['Apache-2.0 AND LGPL-3.0-or-later', 'other', false],
    ['SEE LICENSE IN LICENSE.txt', 'a', false],
    ['MIT AND (GPL-2.0-only OR ISC)', 'a', false],
    ['UNLICENSED', 'a', false],
    ['', 'a', false],
  ])('%s of %s: %s', (expression, name, expected) => {
    expect(isAllowed(expression, name)).toBe(expected);
  });
});

describe('licenceProblems', () => {
  const none = () => undefined;

  it('names what a production install has under other terms, wherever it stands', () => {
    const packages = {
      '': { license: 'Apache-2.0' },
      'node_modules/good': { version: '1.0.0', license: 'MIT' },
      'node_modules/good/node_modules/map': { version: '2.0.0', license: 'SEE LICENSE IN LICENSE.txt' },
      'src/platform/node_modules/silent': { version: '3.0.0' },
    };
    expect(licenceProblems(packages, none)).toEqual([
      'map@2.0.0: SEE LICENSE IN LICENSE.txt',
      'silent@3.0.0: no licence is told',
    ]);
  });

  it('leaves development packages and workspaces alone', () => {
    const packages = {
      'node_modules/tool': { version: '1.0.0', license: 'UNLICENSED', dev: true },
      'node_modules/@meridian/platform': { link: true },
      'src/platform': { version: '0.1.0' },
    };
    expect(licenceProblems(packages, none)).toEqual([]);
  });

  it('reads in its manifest what the lock file leaves out', () => {
    const packages = { 'node_modules/old': { version: '1.0.0' } };
    expect(licenceProblems(packages, (path) => (path === 'node_modules/old' ? 'MIT' : undefined))).toEqual(
      [],
    );
  });
});
