import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { createLinkResolver } from '#src/platform/directory/resolveLinks.ts';
import { openStore } from '#src/platform/store/openStore.ts';
import type { EntityInput, Store } from '#src/platform/store/Store.ts';
import type { SeedPage } from '#src/platform/content/PageSeed.ts';
import { putPage } from '#src/platform/content/putPage.ts';
import { contentPages } from './contentPages.ts';
import { languages } from './language/languages.ts';
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

const many = (count: number) => Array.from({ length: count }, (_, at) => provider(`p-${at}`, `Ana ${at}`));
/** One turn of the event loop: what a request waits for at least. */
const turn = () => new Promise((resolve) => setImmediate(resolve));

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'catalog-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const openFile = () => openStore(join(folder, 'p.db'), { pollMs: 0 });
function openCatalog(store: Store, indexConfig = config) {
  const built: unknown[] = [];
  const failed: unknown[] = [];
  const catalog = openSearchCatalog({
    store,
    configs: [indexConfig],
    resolver: createLinkResolver(store),
    pages: contentPages(store.content),
    sliceMs: 0,
    log: (event) => {
      if (event['event'] === 'search-index-built') built.push(event['index']);
      if (event['event'] === 'search-update-failed') failed.push(event['error']);
    },
  });
  store.subscribe((change) => catalog.follow(change));
  const find = (input: string, locale: 'en' | 'es' = 'en'): string[] => {
    const index = catalog.index('providers', locale);
    const all = { kind: 'all' } as const;
    const { page } = index.query({
      ...{
        text: parseText(input, { language: languages[locale] }),
        fixed: all,
        filter: all,
        chosen: new Map(),
      },
      ...{ facets: [], sort: [], now: 0, offset: 0, limit: 1000 },
    });
    return page.map((at) => index.idOf(at)).sort();
  };
  return { catalog, find, built, failed };
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
    expect(openCatalog(first).built).toEqual(['providers_en']);
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
    expect(built).toEqual(['providers_en']);
    expect([find('ana'), find('davis')]).toEqual([['p-1'], []]);
    second.close();
  });

  it('lets other work have its turn while a change reaches many documents, each found as it was until then', async () => {
    const store = openFile();
    store.entities.put([office('Davis'), ...many(200)]);
    const { catalog, find, built } = openCatalog(store);
    built.length = 0;
    store.entities.put([office('Tracy')]);
    let turns = 0;
    while (catalog.isBusy()) {
      const [old, now] = [find('davis'), find('tracy')];
      expect([old.length + now.length, new Set([...old, ...now]).size]).toEqual([200, 200]);
      await turn();
      turns += 1;
    }
    expect([find('davis').length, find('tracy').length, built]).toEqual([0, 200, []]);
    // Eight documents a slice, and between two slices requests are answered.
    expect(turns).toBeGreaterThanOrEqual(200 / 8 - 1);
    store.close();
  });

  it('works in what itself changed before what only shows a change', () => {
    const store = openFile();
    store.entities.put([office('Davis'), ...many(200)]);
    const { catalog, find } = openCatalog(store);
    store.entities.put([office('Tracy'), provider('p-199', 'Zoe')]);
    expect([catalog.isBusy(), find('zoe')]).toEqual([true, ['p-199']]);
    store.close();
  });

  it('finds out what shows more entities than one turn looks at', async () => {
    const store = openFile();
    const offices = (city: string) =>
      Array.from({ length: 210 }, (_, at) => ({ ...office(city), id: `fac-${at}` }));
    const people = offices('Davis').map(({ id }, at) => ({
      ...provider(`p-${at}`, `Ana ${at}`),
      body: { name: `Ana ${at}`, c_offices: [{ officeOrFacility: [{ $ref: id }] }] },
    }));
    store.entities.put([...offices('Davis'), ...people]);
    const { catalog, find } = openCatalog(store);
    store.entities.put(offices('Tracy'));
    while (catalog.isBusy()) await turn();
    expect([find('davis').length, find('tracy').length]).toEqual([0, 210]);
    store.close();
  });

  it('counts words anew when there is peace: until then one that is gone is known', async () => {
    const store = openFile();
    store.entities.put([office('Davis'), provider('p-1', 'Ana'), provider('p-2', 'Zoe')]);
    const { catalog, find } = openCatalog(store);
    const index = catalog.index('providers', 'en');
    expect(find('zoe')).toEqual(['p-2']);
    store.entities.remove(['p-2']);
    expect([find('zoe'), index.knows('zoe')]).toEqual([[], true]);
    while (index.isUnsettled) await turn();
    expect([find('zoe'), index.knows('zoe'), index.knows('ana')]).toEqual([[], false, true]);
    store.close();
  });

  it('works a change in at once that comes when only counting is left', () => {
    const store = openFile();
    store.entities.put([office('Davis'), provider('p-1', 'Ana')]);
    const { catalog, find } = openCatalog(store);
    find('ana');
    store.entities.put([provider('p-2', 'Zoe')]);
    expect([catalog.isBusy(), catalog.index('providers', 'en').isUnsettled]).toEqual([false, true]);
    store.entities.put([provider('p-3', 'Ida')]);
    expect(find('ida')).toEqual(['p-3']);
    store.close();
  });

  it('goes on at the next start where it was stopped half-way', async () => {
    const first = openFile();
    first.entities.put([office('Davis'), ...many(200)]);
    const stopped = openCatalog(first);
    first.entities.put([office('Tracy')]);
    await turn();
    expect(stopped.catalog.isBusy()).toBe(true);
    stopped.catalog.close();
    first.close();

    const second = openFile();
    const { catalog, find, built } = openCatalog(second);
    while (catalog.isBusy()) await turn();
    expect([find('davis').length, find('tracy').length, built]).toEqual([0, 200, []]);
    second.close();
  });

  it('waits for no other process that writes, and works the change in afterwards', async () => {
    const store = openFile();
    store.entities.put([office('Davis'), ...many(20)]);
    const { catalog, find } = openCatalog(store);
    store.entities.put([office('Tracy')]);
    const other = new DatabaseSync(join(folder, 'p.db'));
    other.exec('BEGIN IMMEDIATE');
    const before = find('tracy').length;
    // With a store that waited, this turn would take as long as the other one writes, here for ever.
    for (let at = 0; at < 5; at += 1) await new Promise((resolve) => setTimeout(resolve, 20));
    expect([catalog.isBusy(), find('tracy').length]).toEqual([true, before]);
    other.exec('ROLLBACK');
    other.close();
    while (catalog.isBusy()) await turn();
    expect(find('tracy')).toHaveLength(20);
    store.close();
  });

  it('says that its disk is full, and finds as before', async () => {
    const store = openFile();
    store.entities.put([office('Davis'), provider('p-1', 'Ana')]);
    const { catalog, find, failed } = openCatalog(store);
    const other = openFile();
    other.entities.put(many(400).map(({ id, ...entity }) => ({ ...entity, id: `new-${id}` })));
    other.close();
    const { page_count: pages } = store.database.prepare('PRAGMA page_count').get() as { page_count: number };
    store.database.exec(`PRAGMA max_page_count = ${pages}`);
    catalog.catchUp();
    while (failed.length === 0 && catalog.isBusy()) await turn();
    expect(failed[0]).toMatch(/disk is full/);
    expect([find('ana').includes('p-1'), catalog.isBusy()]).toEqual([true, true]);
    store.close();
  });

  it('writes nothing for documents that show nothing of a change', async () => {
    const store = openFile();
    store.entities.put([office('Davis'), ...many(20)]);
    const { catalog } = openCatalog(store);
    const { version } = catalog.index('providers', 'en');
    store.entities.put([
      { ...office('Davis'), body: { ...office('Davis').body, mainPhone: '+15305550100' } },
    ]);
    while (catalog.isBusy()) await turn();
    expect(catalog.index('providers', 'en').version).toBe(version);
    store.close();
  });

  it('finds a linked entity that came later, and none that is deleted', () => {
    const store = openFile();
    store.entities.put([provider('p-1', 'Ana')]);
    const { find } = openCatalog(store);
    store.entities.put([office('Davis')]);
    expect(find('davis')).toEqual(['p-1']);
    const gone = provider('p-1', 'Ana');
    store.entities.put([{ ...gone, body: { ...gone.body, c_isDeleted: true } }]);
    expect(find('ana')).toEqual([]);
    expect(openCatalog(store).find('ana')).toEqual([]);
    store.entities.put([gone]);
    expect(find('ana')).toEqual(['p-1']);
    store.close();
  });

  it('searches the English index in Spanish until a Spanish profile comes, then one of its own that holds all', async () => {
    const store = openFile();
    store.entities.put([office('Davis'), ...many(50)]);
    const { catalog, find } = openCatalog(store);
    expect(catalog.index('providers', 'es')).toBe(catalog.index('providers', 'en'));
    expect(find('ana', 'es')).toHaveLength(50);
    store.entities.put([{ ...provider('p-7', 'Ana Siete'), locale: 'es' }]);
    while (catalog.isBusy()) {
      expect(find('ana', 'es')).toHaveLength(50);
      await turn();
    }
    expect(catalog.index('providers', 'es')).not.toBe(catalog.index('providers', 'en'));
    expect(find('ana', 'es')).toHaveLength(50);
    expect([find('siete', 'es'), find('siete', 'en')]).toEqual([['p-7'], []]);
    store.close();
    const again = openFile();
    const second = openCatalog(again);
    expect([second.built, second.find('ana', 'es').length]).toEqual([[], 50]);
    again.close();
  });

  it('finds by the English name what has a Spanish one', () => {
    const store = openFile();
    store.entities.put([
      provider('p-1', 'Heart Clinic'),
      { ...provider('p-1', 'Clínica del corazón'), locale: 'es' },
    ]);
    const { find } = openCatalog(store);
    expect([find('heart', 'es'), find('corazon', 'es'), find('clínica', 'es')]).toEqual([
      ['p-1'],
      ['p-1'],
      ['p-1'],
    ]);
    store.close();
  });

  describe('with the content pages of a site', () => {
    const withPages: IndexConfig = {
      ...config,
      types: ['ce_resource'],
      pagesOf: 'main',
      text: { name: ['name'], topics: ['headings', 'description'], place: [], body: ['text'] },
    };
    const page = (
      path: string,
      title: string,
      more: SeedPage['fields'] = {},
      text = 'Plain words',
    ): SeedPage => ({
      site: 'main',
      path,
      name: path.slice(1),
      template: 'Page',
      fields: { Title: { en: title, es: `${title} es` }, ...more },
      placeholders: {
        main: [
          {
            component: 'RichTextBlock',
            fields: { Text: { en: `<h2>Ways to go</h2><p>${text}</p>`, es: '<p>Palabras</p>' } },
          },
        ],
      },
    });
    const idAt = (store: Store, path: string) => store.content.itemByPath('main', path)?.id ?? '';

    it('[Q-025] holds what is published: title, headings and text, in each language, and follows it', () => {
      const store = openFile();
      putPage(store, page('/billing', 'Billing'));
      const { find } = openCatalog(store, withPages);
      const id = idAt(store, '/billing');
      expect([
        find('billing'),
        find('ways'),
        find('plain'),
        find('palabras', 'es'),
        find('palabras'),
      ]).toEqual([[id], [id], [id], [id], []]);
      putPage(store, page('/billing', 'Billing', {}, 'Altered sentences'));
      expect([find('sentences'), find('plain')]).toEqual([[id], []]);
      putPage(store, page('/careers', 'Careers'));
      expect(find('careers')).toEqual([idAt(store, '/careers')]);
      store.content.removeItems([id]);
      expect(find('billing')).toEqual([]);
      store.close();
    });

    it('[Q-025] leaves out drafts, wildcards, error pages, excluded pages and pages of an entity', () => {
      const store = openFile();
      putPage(store, page('/_404', 'Billing lost'));
      putPage(store, page('/billing/*', 'Billing any'));
      putPage(store, page('/compare', 'Billing compared', { 'Exclude From Sitemap': true }));
      putPage(store, page('/find-event/one', 'Billing class', { Entity: 'event1' }));
      putPage(store, { ...page('/elsewhere', 'Billing of the plan'), site: 'plan' });
      const { find } = openCatalog(store, withPages);
      expect(find('billing')).toEqual([]);
      store.close();
    });

    it('an entity that stands for a page is found by the words of the page, which then stands there once', async () => {
      const store = openFile();
      putPage(store, page('/forms', 'Forms', {}, 'Sunflower'));
      const { catalog, find } = openCatalog(store, withPages);
      expect(find('sunflower')).toEqual([idAt(store, '/forms')]);
      store.entities.put([
        { id: 'res-1', type: 'ce_resource', locale: 'en', body: { name: 'All forms', c_linkURL: '/forms' } },
      ]);
      while (catalog.isBusy()) await turn();
      expect(find('sunflower')).toEqual(['res-1']);
      store.entities.remove(['res-1']);
      while (catalog.isBusy()) await turn();
      expect(find('sunflower')).toEqual([idAt(store, '/forms')]);
      store.close();
    });
  });

  it('knows the words of every index, of the languages and of neither misspelling', () => {
    const store = openFile();
    store.entities.put([office('Davis'), provider('p-1', 'Ana')]);
    const { catalog } = openCatalog(store);
    const known = ['ana', 'davis', 'geriatrician', 'geriatric', 'embarazo', 'greg', 'gregory'];
    expect(known.filter((word) => !catalog.isWord(word))).toEqual([]);
    expect(catalog.isWord('geriatrcian')).toBe(false);
    store.close();
  });
});
