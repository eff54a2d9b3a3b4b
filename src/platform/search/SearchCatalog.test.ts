import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createLinkResolver } from '#src/platform/directory/resolveLinks.ts';
import { openStore } from '#src/platform/store/openStore.ts';
import type { EntityInput, Store } from '#src/platform/store/Store.ts';
import { en } from './language/en.ts';
import { parseText } from './engine/parseText.ts';
import type { IndexConfig } from './engine/IndexConfig.ts';
import { openSearchCatalog } from './SearchCatalog.ts';

const config: IndexConfig = {
  key: 'providers',
  types: ['healthcareProfessional'],
  text: { name: ['name'], topics: ['c_offices.officeOrFacility.address.city'], place: [], body: [] },
  fields: ['c_offices.officeOrFacility.address.city'],
  points: [],
  restOrder: 'name',
};
const office = (city: string): EntityInput => ({
  id: 'fac-1',
  type: 'healthcareFacility',
  locale: 'en',
  body: { name: 'Office', address: { city } },
});
const provider = (id: string, name: string): EntityInput => ({
  id,
  type: 'healthcareProfessional',
  locale: 'en',
  body: { name, c_offices: [{ officeOrFacility: [{ $ref: 'fac-1' }] }] },
});

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'catalog-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const openFile = () => openStore(join(folder, 'p.db'), { pollMs: 0 });
function openCatalog(store: Store, indexConfig = config) {
  const built: unknown[] = [];
  const catalog = openSearchCatalog({
    store,
    configs: [indexConfig],
    resolver: createLinkResolver(store),
    log: (event) => {
      if (event['event'] === 'search-index-built') built.push(event['index']);
    },
  });
  store.subscribe((change) => catalog.follow(change));
  const find = (input: string): string[] => {
    const index = catalog.index('providers', 'en');
    const all = { kind: 'all' } as const;
    const { page } = index.query({
      ...{ text: parseText(input, { language: en }), fixed: all, filter: all, chosen: new Map() },
      ...{ facets: [], sort: [], now: 0, offset: 0, limit: 100 },
    });
    return page.map((at) => index.idOf(at)).sort();
  };
  return { catalog, find, built };
}

describe('openSearchCatalog', () => {
  it('follows additions, changes and removals', () => {
    const store = openFile();
    const { find } = openCatalog(store);
    store.entities.put([office('Davis'), provider('p-1', 'Ana'), provider('p-2', 'Ben')]);
    expect(find('ana')).toEqual(['p-1']);
    store.entities.put([provider('p-1', 'Chloe')]);
    expect([find('ana'), find('chloe')]).toEqual([[], ['p-1']]);
    store.entities.remove(['p-1']);
    expect(find('chloe')).toEqual([]);
    store.close();
  });

  it('follows a change of what an entity links to', () => {
    const store = openFile();
    const { find } = openCatalog(store);
    store.entities.put([office('Davis'), provider('p-1', 'Ana')]);
    expect(find('davis')).toEqual(['p-1']);
    store.entities.put([office('Tracy')]);
    expect([find('davis'), find('tracy')]).toEqual([[], ['p-1']]);
    store.close();
  });

  it('opens without building, and works in what was written while it was away', () => {
    const first = openFile();
    first.entities.put([office('Davis'), provider('p-1', 'Ana'), provider('p-2', 'Ben')]);
    expect(openCatalog(first).built).toEqual(['providers_en', 'providers_es']);
    first.close();

    // A writer without a search index: an import, or a platform killed before it could work a change in.
    const writer = openFile();
    writer.entities.put([provider('p-3', 'Dara'), office('Tracy')]);
    writer.entities.remove(['p-2']);
    writer.close();

    const second = openFile();
    const { find, built } = openCatalog(second);
    expect(built).toEqual([]);
    expect([find('dara'), find('ben'), find('tracy')]).toEqual([['p-3'], [], ['p-1', 'p-3']]);
    second.close();
  });

  it('builds anew for another configuration', () => {
    const first = openFile();
    first.entities.put([office('Davis'), provider('p-1', 'Ana')]);
    openCatalog(first);
    first.close();
    const second = openFile();
    const { find, built } = openCatalog(second, { ...config, text: { ...config.text, topics: [] } });
    expect(built).toEqual(['providers_en', 'providers_es']);
    expect([find('ana'), find('davis')]).toEqual([['p-1'], []]);
    second.close();
  });

  it('works very many changes in by building anew, and many in slices', async () => {
    const store = openFile();
    const { catalog, find, built } = openCatalog(store);
    built.length = 0;
    store.entities.put([
      office('Davis'),
      ...Array.from({ length: 700 }, (_, at) => provider(`p-${at}`, `Ana ${at}`)),
    ]);
    while (catalog.isBusy()) await new Promise((resolve) => setImmediate(resolve));
    expect([catalog.index('providers', 'en').count, built]).toEqual([700, []]);
    store.entities.put(Array.from({ length: 4100 }, (_, at) => provider(`p-${at}`, `Ben ${at}`)));
    expect([find('ana'), built]).toEqual([[], ['providers_en', 'providers_es']]);
    expect(catalog.index('providers', 'en').count).toBe(4100);
    store.close();
  });
});
