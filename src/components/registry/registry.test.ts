import { components } from '#src/components/components.server.generated.ts';
import type { RegistryRow } from '#src/components/RegistryRow.ts';
import { rows } from '#src/components/rows.generated.ts';

const names = Object.keys(rows);

it('[S-012, S-116] every name of the registry has an implementation, and every implementation a name', () => {
  expect(Object.keys(components).sort()).toEqual([...names].sort());
  const strangers = Object.entries(components).filter(([, component]) => typeof component !== 'function');
  expect(strangers).toEqual([]);
});

it('[C-138] there are roughly three hundred, each with an implementation of its own', () => {
  expect(Math.abs(names.length - 300)).toBeLessThanOrEqual(30);
  expect(new Set(Object.values(components)).size).toBe(names.length);
});

it('[S-012] a name is that of its file: letters and digits, as an editor places it', () => {
  expect(names.filter((name) => !/^[A-Z][A-Za-z0-9]+$/.test(name))).toEqual([]);
  const folders = new Set(Object.values<RegistryRow>(rows).map(({ folder }) => folder.split('/')[0]));
  for (const folder of ['content', 'hero', 'media', 'navigation', 'promo', 'search', 'entity'])
    expect(folders).toContain(folder);
});
