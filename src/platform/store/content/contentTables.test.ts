import { openStore } from '../openStore.ts';
import type { OpenStoreOptions } from '../openStore.ts';
import type { ContentItem } from '../ContentStore.ts';
import type { Store, StoreChange } from '../Store.ts';

let store: Store;
const ana = { author: 'ana' };
const open = (options: OpenStoreOptions = {}) => (store = openStore(':memory:', options));
const page = (id: string, path: string | null, parentId: string | null = null): ContentItem => ({
  ...{ id, site: 'main', parentId, name: id, path, template: 'Page', sortOrder: 0 },
});
const save = (itemId: string, text: string, locale: 'en' | 'es' = 'en') =>
  store.content.saveDraft(
    { itemId, locale, displayName: itemId, fields: { Title: { value: text } } },
    undefined,
    ana,
  );
const live = (path: string) => store.content.itemByPath('main', path, 'published')?.id;
const redirects = () =>
  ((store.facts.get('site:main', 'redirects') ?? []) as { pattern: string; target: string }[]).map(
    ({ pattern, target }) => `${pattern} -> ${target}`,
  );

beforeEach(() => {
  open();
  store.content.putItem(page('home', '/'));
  save('home', 'one');
});
afterEach(() => store.close());

describe('history', () => {
  const kinds = (locale: 'en' | '' = 'en') =>
    store.content.revisions('home', locale, 50).map(({ kind, parent }) => [kind, parent]);

  it('has a row for every save that was acknowledged, each naming what it was made from', () => {
    const revisions = Array.from({ length: 300 }, (_, index) => save('home', `text ${index}`).revision);
    const kept = store.content.revisions('home', 'en', 1000);
    expect(kept).toHaveLength(301);
    expect(kept.slice(0, 300).map(({ revision }) => revision)).toEqual(revisions.toReversed());
    expect(kept[0]?.parent).toBe(revisions[298]);
    expect(store.content.revision('home', 'en', revisions[7]!)?.fields).toEqual({
      Title: { value: 'text 7' },
    });
    expect(store.content.revisions('home', 'en', 2, kept[4]!.seq)).toEqual(kept.slice(5, 7));
  });

  it('has no row for a save that changed nothing, nor for the first text of a seed', () => {
    save('home', 'one');
    expect(kinds()).toEqual([['save', null]]);
    store.content.putItem(page('seeded', '/seeded'));
    const { content } = store;
    const text = (value: string) => ({
      ...{ itemId: 'seeded', locale: 'en' as const, displayName: 's', fields: { Title: { value } } },
    });
    const first = content.saveDraft(text('seed'));
    expect(content.revisions('seeded', 'en', 9)).toEqual([]);
    content.saveDraft(text('edited'), first.revision, ana);
    expect(content.revisions('seeded', 'en', 9).map(({ kind, author }) => [kind, author])).toEqual([
      ['save', 'ana'],
      ['import', 'system'],
    ]);
    expect(content.revision('seeded', 'en', first.revision)?.fields).toEqual({ Title: { value: 'seed' } });
  });

  it('marks publications and texts that were not taken', () => {
    const head = store.content.version('home', 'en', 'draft')!;
    store.content.publish(['home'], { by: { author: 'ben', note: 'spring' } });
    store.content.keepLost({ ...head, fields: { Title: { value: 'mine' } } }, ana);
    const [lost, published] = store.content.revisions('home', 'en', 9);
    expect(lost).toMatchObject({ kind: 'conflict', parent: head.revision, author: 'ana' });
    expect(published).toMatchObject({
      kind: 'publish',
      author: 'ben',
      note: 'spring',
      revision: head.revision,
    });
    expect(store.content.version('home', 'en', 'draft')).toEqual(head);
  });

  it('is only ever added to', () => {
    expect(() => store.database.exec("UPDATE content_revision SET author = 'eve'")).toThrow(/never changed/);
  });

  it('keeps layouts all languages share, with a revision a save can name', () => {
    const rendering = { uid: 'u', componentName: 'RichText', dataSource: '', params: {} };
    const first = store.content.saveSharedLayout('home', { main: [] }, '', ana);
    const second = store.content.saveSharedLayout('home', { main: [rendering] }, first.revision, ana);
    expect(() => store.content.saveSharedLayout('home', { main: [] }, first.revision, ana)).toThrow(
      expect.objectContaining({ name: 'RevisionConflict', current: second.revision }),
    );
    expect(store.content.layout('home', 'draft')).toEqual(second);
    expect(kinds('')).toEqual([
      ['layout', first.revision],
      ['layout', null],
    ]);
    expect(store.content.revision('home', '', first.revision)?.placeholders).toEqual({ main: [] });
  });

  it('opens a version with what the latest says', () => {
    const next = store.content.addVersion('home', 'en', ana);
    expect(next).toMatchObject({ version: 2, fields: { Title: { value: 'one' } } });
    expect(store.content.versionNumbers('home', 'en')).toEqual([2, 1]);
    expect(() => store.content.addVersion('home', 'es', ana)).toThrow(/no version in es/);
  });
});

describe('the address of a page', () => {
  beforeEach(() => {
    store.content.putItem(page('about', '/about'));
    save('about', 'x');
    store.content.publish(['home', 'about']);
  });

  it('is a draft until it is published: visitors find the page where it was', () => {
    store.content.putItem({ ...page('about', '/about-us'), name: 'about-us' });
    expect([live('/about'), live('/about-us')]).toEqual(['about', undefined]);
    expect(store.content.item('about', 'published')).toMatchObject({ path: '/about', name: 'about' });
    expect(store.content.itemByPath('main', '/about-us')?.id).toBe('about');
    expect(store.content.isPending('about')).toBe(true);
    expect(store.content.pendingPages('main')).toContain('about');
    store.content.publish(['about']);
    expect([live('/about'), live('/about-us')]).toEqual([undefined, 'about']);
    expect(redirects()).toEqual(['/about -> /about-us']);
    expect(store.content.isPending('about')).toBe(false);
    expect(store.content.pendingPages('main')).not.toContain('about');
  });

  it('of a part that was moved leaves two pages waiting, until it is published', () => {
    store.content.putItem(page('part', null, 'about'));
    save('part', 'y');
    store.content.publish(['about']);
    expect(store.content.pendingPages('main')).toEqual([]);
    store.content.putItem(page('part', null, 'home'));
    expect(store.content.pendingPages('main')).toEqual(['home', 'about']);
    store.content.publish(['home']);
    expect(store.content.pendingPages('main')).toEqual([]);
  });

  it('leaves one redirect however often it moves, and none when it comes home', () => {
    const moveTo = (path: string) => {
      store.content.putItem(page('about', path));
      store.content.publish(['about']);
    };
    moveTo('/b');
    moveTo('/c');
    expect(redirects()).toEqual(['/b -> /c', '/about -> /c']);
    moveTo('/about');
    expect(redirects()).toEqual(['/c -> /about', '/b -> /about']);
  });

  it('can be swapped with that of another page in one publication, and is refused while that one is live', () => {
    store.content.putItem(page('other', '/other'));
    save('other', 'y');
    store.content.publish(['other']);
    store.content.putItem(page('about', '/tmp'));
    store.content.putItem(page('other', '/about'));
    store.content.putItem(page('about', '/other'));
    expect(() => store.content.publish(['about'])).toThrow(/Visitors find item other at \/other/);
    expect([live('/about'), live('/other'), redirects()]).toEqual(['about', 'other', []]);
    store.content.publish(['about', 'other']);
    expect([live('/about'), live('/other'), redirects()]).toEqual(['other', 'about', []]);
  });

  it('is told to those who follow, in this process and later', () => {
    const heard: StoreChange[] = [];
    const before = store.sequence();
    store.subscribe((change) => heard.push(change));
    store.content.putItem(page('about', '/b'));
    store.content.publish(['about']);
    const told = { kind: 'content', site: 'main', itemIds: ['about'], published: true };
    expect(heard).toContainEqual({ ...told, removedPaths: ['/about'] });
    expect(store.changesSince(before)).toContainEqual({ ...told, removedPaths: ['/about'] });
    expect(heard).toContainEqual({ kind: 'facts', space: 'site:main', keys: ['redirects'] });
    expect(store.changesSince(before)).toContainEqual({
      kind: 'facts',
      space: 'site:main',
      keys: ['redirects'],
    });
  });
});

describe('deleting', () => {
  beforeEach(() => {
    store.content.putItem(page('about', '/about'));
    store.content.putItem(page('hero', null, 'about'));
    save('about', 'x');
    save('hero', 'y');
    store.content.publish(['about']);
    store.content.setDeleted(['about'], true);
  });

  it('is a draft, too: editors no longer see the page, visitors do until that is published', () => {
    expect(store.content.item('about')).toBeUndefined();
    expect(store.content.deleted('main').map(({ id }) => id)).toEqual(['about', 'hero']);
    expect([live('/about'), store.content.item('hero', 'published')?.id]).toEqual(['about', 'hero']);
    const before = store.sequence();
    store.content.publish(['about']);
    expect(live('/about')).toBeUndefined();
    expect(store.content.version('hero', 'en', 'published')).toBeUndefined();
    expect(store.changesSince(before)).toMatchObject([{ published: true, removedPaths: ['/about'] }]);
  });

  it('can be taken back, also after it was published', () => {
    store.content.publish(['about']);
    store.content.setDeleted(['about'], false);
    expect(live('/about')).toBeUndefined();
    store.content.publish(['about']);
    expect([live('/about'), store.content.item('hero', 'published')?.id]).toEqual(['about', 'hero']);
  });

  it('leaves the address to another page', () => {
    store.content.putItem(page('new', '/about'));
    save('new', 'z');
    expect(() => store.content.publish(['new'])).toThrow(/Visitors find item about/);
    store.content.publish(['about', 'new']);
    expect(live('/about')).toBe('new');
  });
});

describe('languages apart', () => {
  beforeEach(() => {
    save('home', 'uno', 'es');
  });
  const published = (locale: 'en' | 'es') => store.content.version('home', locale, 'published')?.fields;

  it('are published one by one', () => {
    store.content.publish(['home'], { locales: ['es'] });
    expect([published('en'), published('es')]).toEqual([undefined, { Title: { value: 'uno' } }]);
    store.content.publish(['home'], { locales: ['en'] });
    expect(published('en')).toEqual({ Title: { value: 'one' } });
  });

  it('are taken down one by one; with the last the page is gone, its drafts are not', () => {
    store.content.saveSharedLayout('home', { main: [] });
    store.content.publish(['home']);
    store.content.unpublish(['home'], { locales: ['es'] });
    expect([published('en'), published('es'), live('/')]).toEqual([
      { Title: { value: 'one' } },
      undefined,
      'home',
    ]);
    const before = store.sequence();
    store.content.unpublish(['home']);
    expect([published('en'), live('/'), store.content.sharedLayout('home', 'published')]).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
    expect(store.changesSince(before)).toMatchObject([{ itemIds: ['home'], removedPaths: ['/'] }]);
    expect(store.content.version('home', 'en', 'draft')?.fields).toEqual({ Title: { value: 'one' } });
    store.content.publish(['home']);
    expect(live('/')).toBe('home');
  });

  it('of a page nobody saw leave its place unseen, too', () => {
    store.content.putItem(page('en-only', '/en-only'));
    save('en-only', 'x');
    store.content.publish(['en-only'], { locales: ['es'] });
    expect(live('/en-only')).toBeUndefined();
  });
});

describe('where an item is used', () => {
  const rendering = (dataSource: string) => ({ uid: 'u', componentName: 'RichText', dataSource, params: {} });

  beforeEach(() => {
    store.content.putItem(page('shared', null));
    save('shared', 's');
    store.content.putItem(page('other', '/other'));
    store.content.saveDraft({
      ...{ itemId: 'other', locale: 'en', displayName: 'o' },
      fields: { Articles: [{ $item: 'shared' }] },
    });
    store.content.saveSharedLayout('home', { main: [rendering('shared')] });
  });

  it('is kept by saves and publications, apart', () => {
    expect(store.content.usages('shared', 'draft')).toEqual([
      { itemId: 'home', locale: '', state: 'draft', kind: 'datasource' },
      { itemId: 'other', locale: 'en', state: 'draft', kind: 'field' },
    ]);
    store.content.publish(['home', 'other', 'shared']);
    store.content.saveSharedLayout('home', { main: [] });
    expect(store.content.usages('shared', 'draft').map(({ itemId }) => itemId)).toEqual(['other']);
    expect(store.content.usages('shared', 'published').map(({ itemId }) => itemId)).toEqual([
      'home',
      'other',
    ]);
    store.content.unpublish(['home']);
    expect(store.content.usages('shared', 'published').map(({ itemId }) => itemId)).toEqual(['other']);
  });

  it('lists what a publication would leave out although it shows it', () => {
    expect(store.content.unpublishedReferences(['home'])).toEqual(['shared']);
    store.content.publish(['shared']);
    expect(store.content.unpublishedReferences(['home'])).toEqual([]);
  });
});
