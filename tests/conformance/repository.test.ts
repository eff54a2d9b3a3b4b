import { existsSync, globSync, readFileSync, statSync } from 'node:fs';

interface Manifest {
  version: string;
  dependencies: Record<string, string>;
  devDependencies: Record<string, string>;
}
const manifestAt = (path: string) => JSON.parse(readFileSync(path, 'utf8')) as Manifest;
const own = manifestAt('package.json');
const all = { ...own.dependencies, ...own.devDependencies };

describe('what the repository is made of', () => {
  it('[S-015] TypeScript and React: only what Node or the browser must read as it stands is JavaScript', () => {
    expect(own.dependencies).toHaveProperty('react');
    const written = globSync('src/**/*.{ts,tsx}').length;
    const scripts = globSync('src/**/*.{js,jsx,mjs,cjs}');
    expect(written).toBeGreaterThan(1000);
    expect(scripts.filter((path) => path.endsWith('.jsx'))).toEqual([]);
    expect(scripts.length / written).toBeLessThan(0.02);
  });

  it('checks the JavaScript that is left like TypeScript', () => {
    // Plugins without types; a script that is served as it stands; one with nothing in it.
    const unchecked = ['eslint.config.js', 'tests/support/emptyModule.cjs'];
    const scripts = globSync(['*.js', '{src,scripts,tests}/**/*.{js,mjs,cjs}']).filter(
      (path) => !path.startsWith('src/platform/') && !unchecked.includes(path),
    );
    expect(scripts.length).toBeGreaterThan(3);
    expect(scripts.filter((path) => !readFileSync(path, 'utf8').startsWith('// @ts-check\n'))).toEqual([]);
  });

  it('every npm script installs what is missing and goes on under the pinned Node', () => {
    const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as {
      scripts: Record<string, string>;
    };
    const begun = Object.entries(scripts).map(
      ([name, command]) =>
        [name, /^(?:[A-Z]+=\w+ )?node scripts\/run\.mjs (\S+)/.exec(command)?.[1] ?? ''] as const,
    );
    expect(begun.length).toBeGreaterThan(25);
    expect(begun.filter(([, file]) => !existsSync(file)).map(([name]) => name)).toEqual([]);
  });

  it.each([
    ...['next', 'react', 'react-dom', '@sitecore-jss/sitecore-jss-nextjs', '@yext/search-headless-react'],
    ...['@yext/search-ui-react', 'date-fns-tz', 'swr', '@fortawesome/react-fontawesome', 'jest'],
    ...['@testing-library/react', 'playwright'],
  ])('[S-016] %s is a dependency and installed', (name) => {
    expect(all).toHaveProperty([name]);
    expect(manifestAt(`node_modules/${name}/package.json`).version).toMatch(/^\d+\.\d+\.\d+/);
  });

  it.each([
    ['package.json', 'file'],
    ['next.config.js', 'file'],
    ['tsconfig.json', 'file'],
    ['src', 'folder'],
    ['public', 'folder'],
    ['scripts', 'folder'],
    ['tests', 'folder'],
    ['.env.example', 'file'],
    ['README.md', 'file'],
  ])('[S-017] %s is a %s at the top', (path, kind) => {
    expect(existsSync(path)).toBe(true);
    expect(statSync(path).isDirectory() ? 'folder' : 'file').toBe(kind);
  });

  it.each([
    '@fortawesome/fontawesome-svg-core',
    '@fortawesome/free-solid-svg-icons',
    '@fortawesome/free-brands-svg-icons',
  ])('[C-014] the icons of %s are those of version 6.6.0', (name) => {
    expect(all[name]).toBe('6.6.0');
    expect(manifestAt(`node_modules/${name}/package.json`).version).toBe('6.6.0');
  });
});
