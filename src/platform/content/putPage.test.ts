import { openStore } from '../store/openStore.ts';
import type { Store, StoreChange } from '../store/Store.ts';
import type { SeedPage } from './PageSeed.ts';
import { pageId, putPage, putShell, shellId } from './putPage.ts';
import { renderLayout } from './renderLayout.ts';

// Answers are looked at member by member; a wrong shape fails the expectation.
// eslint-disable-next-line @typescript-eslint/no-explicit-any
type Loose = any;

const site = { name: 'main', hostName: '*', language: 'en' };
let store: Store;
beforeEach(() => {
  store = openStore(':memory:');
});
afterEach(() => store.close());

const links = (...names: string[]) =>
  names.map((name) => ({ name, fields: { Link: { href: `/${name}`, text: name } } }));
const page = (main: SeedPage['placeholders'][string], fields: SeedPage['fields'] = {}): SeedPage => ({
  site: 'main',
  path: '/visit/',
  name: 'visit',
  template: 'Page',
  fields: { Title: { en: 'Visit', es: 'Visita' }, ...fields },
  placeholders: { main },
});
const rendered = (locale: 'en' | 'es' = 'en') => {
  const item = store.content.itemByPath('main', '/visit');
  const layout = item && renderLayout(store.content, site, { item, locale, mode: 'normal' });
  return layout?.sitecore.route as Loose;
};

describe('putPage', () => {
  it('publishes both languages with display names, datasources and child items', () => {
    putPage(
      store,
      page([{ component: 'LinkList', fields: { Title: { en: 'See', es: 'Vea' } }, items: links('a', 'b') }]),
    );
    expect(rendered('es')).toMatchObject({
      displayName: 'Visita',
      itemLanguage: 'es',
      placeholders: {
        main: [
          {
            componentName: 'LinkList',
            fields: {
              Title: { value: 'Vea' },
              items: [{ name: 'a', fields: { Link: { value: { href: '/es/a' } } } }, {}],
            },
          },
        ],
      },
    });
  });

  it('changes nothing when run again, and says so', () => {
    const seed = page([{ component: 'RichText', fields: { Text: 'x' }, items: links('a') }]);
    expect(putPage(store, seed)).toEqual({ itemId: pageId('main', '/visit'), changed: true });
    const before = { sequence: store.sequence(), route: rendered() };
    const heard: StoreChange[] = [];
    store.subscribe((change) => heard.push(change));
    expect(putPage(store, structuredClone(seed)).changed).toBe(false);
    expect(heard).toEqual([]);
    expect({ sequence: store.sequence(), route: rendered() }).toEqual(before);
  });

  it('keeps what editors made of a page whose seed did not change', () => {
    const seed = page([{ component: 'RichText', fields: { Text: 'seeded' } }]);
    const { itemId } = putPage(store, seed);
    store.content.saveDraft({
      itemId,
      locale: 'en',
      displayName: 'Mine',
      fields: { Title: { value: 'Mine' } },
    });
    store.content.publish([itemId]);
    putPage(store, seed);
    expect(rendered().displayName).toBe('Mine');
    putPage(store, page([{ component: 'RichText', fields: { Text: 'newer seed' } }]));
    expect(rendered().displayName).toBe('Visit');
    expect(rendered().placeholders.main[0].fields.Text.value).toBe('newer seed');
  });

  it('removes datasources and child items a newer seed no longer has', () => {
    putPage(
      store,
      page([
        { component: 'RichText', fields: { T: 'a' } },
        { component: 'Quote', fields: { T: 'b' }, items: links('a', 'b', 'c') },
      ]),
    );
    putPage(store, page([{ component: 'Quote', fields: { T: 'b' }, items: links('a') }]));
    expect(rendered().placeholders.main).toHaveLength(1);
    expect(rendered().placeholders.main[0].fields.items).toHaveLength(1);
    expect(store.content.children(pageId('main', '/visit'))).toHaveLength(1);
  });

  it('keeps ids and uids of what stays in place', () => {
    putPage(store, page([{ component: 'RichText', fields: { T: 'a' } }]));
    const [before] = rendered().placeholders.main;
    putPage(store, page([{ component: 'RichText', fields: { T: 'changed' } }, { component: 'Quote' }]));
    const [after, added] = rendered().placeholders.main;
    expect([after.uid, after.dataSource]).toEqual([before.uid, before.dataSource]);
    expect(added).toMatchObject({ dataSource: '', fields: {} });
  });

  it('lets a newer seed through where a version had a layout of its own', () => {
    const { itemId } = putPage(store, page([{ component: 'RichText' }]));
    store.content.saveDraft({
      itemId,
      locale: 'en',
      displayName: 'x',
      fields: {},
      placeholders: { main: [] },
    });
    store.content.publish([itemId]);
    expect(rendered().placeholders.main).toEqual([]);
    putPage(store, page([{ component: 'Quote' }]));
    expect(rendered().placeholders.main).toMatchObject([{ componentName: 'Quote' }]);
  });

  it('keeps one kind of field for both languages, also when one is empty', () => {
    putPage(store, page([{ component: 'RichText', fields: { Body: { en: '<p>x</p>', es: '' } } }]));
    const datasource = store.content.children(pageId('main', '/visit'))[0];
    expect(store.content.version(datasource?.id ?? '', 'es', 'draft')?.fields['Body']).toEqual({
      value: '',
      type: 'Rich Text',
    });
    expect(rendered('es').placeholders.main[0].fields.Body).toEqual({ value: '' });
  });

  it('refuses a component where it may not stand, and keeps the page as it was', () => {
    putPage(store, page([{ component: 'RichText' }]));
    expect(() => putPage(store, page([{ component: 'Footer' }]))).toThrow(
      'main/visit can not be put:\n  "Footer" may not stand in "Main" of the page. It may stand in "Footer".',
    );
    expect(rendered().placeholders.main).toMatchObject([{ componentName: 'RichText' }]);
  });

  it('merges the shell: first in header and alerts, last in main, bottom and footer', () => {
    putShell(store, {
      site: 'main',
      placeholders: {
        header: [{ component: 'Header' }],
        footer: [{ component: 'Footer' }],
        main: [{ component: 'Alert' }],
      },
    });
    putPage(store, {
      ...page([{ component: 'RichText' }]),
      placeholders: {
        header: [{ component: 'PlanHeader' }],
        main: [{ component: 'RichText' }],
        footer: [{ component: 'PlanFooter' }],
      },
    });
    const names = (key: string) =>
      rendered().placeholders[key].map((one: { componentName: string }) => one.componentName);
    expect(names('header')).toEqual(['Header', 'PlanHeader']);
    expect(names('main')).toEqual(['RichText', 'Alert']);
    expect(names('footer')).toEqual(['PlanFooter', 'Footer']);
    expect(store.content.sharedLayout(shellId('main'), 'published')).toBeDefined();
  });
});
