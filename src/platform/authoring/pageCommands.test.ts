import { pageId, putPage } from '../content/putPage.ts';
import { placingProblems } from '../content/placing.ts';
import { authoringWorld, home, person } from './testing/authoringWorld.ts';
import type { AuthoringWorld, Loose } from './testing/authoringWorld.ts';
import { checkedAddress, checkedSegment, checkedTitle, kindsBelow } from './pageRules.ts';

const about = pageId('main', '/about');
const people = pageId('main', '/about/people');
const PUBLISH = `mutation($ids: [ID!]) { publishItem(input: { rootItemIds: $ids, languages: ["en", "es"] }) { operationId } }`;
const hostile = '<img src=x onerror=alert(1)>';

let world: AuthoringWorld;
beforeEach(async () => {
  world = await authoringWorld();
});
afterEach(() => world.close());

const content = () => world.store.content;
const live = (path: string) =>
  content().itemByPath('main', path, 'published', ({ path: own }) => own === path)?.id;
const redirects = () =>
  ((world.store.facts.get('site:main', 'redirects') ?? []) as { pattern: string; target: string }[]).map(
    ({ pattern, target }) => `${pattern} -> ${target}`,
  );
const publish = (...ids: string[]) => world.ask(PUBLISH, { ids });
const said = ({ errors }: { errors?: { message: string }[] }) => errors?.[0]?.message;
const create = (input: object = {}) =>
  world.ask(
    `mutation($input: MeridianCreatePageInput!) { meridianCreatePage(input: $input) {
      item { itemId(format: "D") displayName meridianPath } } }`,
    {
      input: {
        parent: about,
        name: hostile,
        segment: 'new',
        template: 'Page',
        languages: ['en', 'es'],
        ...input,
      },
    },
  );
const copy = (input: object = {}) =>
  world.ask(
    `mutation($input: MeridianCopyPageInput!) { meridianCopyPage(input: $input) {
      item { itemId(format: "D") meridianPath } } }`,
    { input: { itemId: about, name: 'Copy', segment: 'copy', language: 'en', withBelow: true, ...input } },
  );
const place = (input: object) =>
  world.ask(
    `mutation($input: MeridianPlacePageInput!) { meridianPlacePage(input: $input) { item { meridianPath displayName } } }`,
    { input: { itemId: about, ...input } },
  );

describe('a new page', () => {
  it('has a head with its name in each language, and nobody sees it yet', async () => {
    const { data } = await create();
    const { itemId, ...item } = data?.['meridianCreatePage'].item as Record<string, Loose>;
    expect(item).toEqual({ displayName: hostile, meridianPath: '/about/new' });
    expect(live('/about/new')).toBeUndefined();
    const layout = content().sharedLayout(itemId as string, 'draft')!;
    const placed = layout['main']!.map(({ componentName }) => ({ component: componentName }));
    expect(placed).toEqual([{ component: 'InteriorHero' }]);
    expect(placingProblems({ main: placed })).toEqual([]);
    for (const locale of ['en', 'es'] as const) {
      const head = content().version(layout['main']![0]!.dataSource, locale, 'draft');
      expect(head?.fields['Headline']).toEqual({ value: hostile, type: 'Single-Line Text' });
    }
    await publish(itemId as string);
    expect(live('/about/new')).toBe(itemId);
    expect(world.audited.map(({ act }) => act)).toEqual(['create', 'publish']);
  });

  it('of a health topic begins with the head of an article', async () => {
    const { data } = await create({ template: 'HealthWellnessPage', languages: ['en'] });
    const { itemId } = data?.['meridianCreatePage'].item as Record<string, string>;
    const [head] = content().sharedLayout(itemId!, 'draft')!['main']!;
    expect(head?.componentName).toBe('ArticleHero');
    expect(content().version(itemId!, 'es', 'draft')).toBeUndefined();
  });

  it.each([
    [{ segment: 'people' }, /a page at \/about\/people already/],
    [{ segment: 'a b' }, /cannot stand in an address/],
    [{ segment: '*' }, /cannot stand in an address/],
    [{ name: ' \n ' }, /Give the page a name/],
    [{ languages: [] }, /at least one language/],
    [{ languages: ['fr'] }, /no language "fr"/],
    [{ template: 'RichText' }, /Below "\/about" there may stand: Page, ServicePage/],
    [{ parent: pageId('main', '/'), segment: 'es' }, /site's own/],
    [{ parent: '00000000-0000-4000-8000-000000000000' }, /There is no item/],
  ])('is refused for %j', async (input, why) => {
    const before = world.store.sequence();
    expect(said(await create(input))).toMatch(why);
    expect([world.store.sequence(), world.audited]).toEqual([before, []]);
  });
});

describe('a copy', () => {
  it('stands beside its page under its own name, with or without the pages below', async () => {
    expect((await copy()).data?.['meridianCopyPage'].item.meridianPath).toBe('/copy');
    expect(content().itemByPath('main', '/copy/people')).toBeDefined();
    const alone = await copy({ segment: 'alone', withBelow: false });
    const { itemId } = alone.data?.['meridianCopyPage'].item as Record<string, string>;
    expect(content().itemByPath('main', '/alone/people')).toBeUndefined();
    expect(content().version(itemId!, 'en', 'draft')).toMatchObject({
      displayName: 'Copy',
      fields: { Title: { value: 'Copy' } },
    });
    expect(content().version(itemId!, 'es', 'draft')).toMatchObject({ displayName: 'About' });
    expect(said(await copy())).toMatch(/a page at \/copy already/);
    expect(said(await copy({ itemId: pageId('main', '/') }))).toMatch(/stays where it is/);
  });
});

describe('another address', () => {
  it('is a draft for the page and all below it; one publication takes them all along, not their texts', async () => {
    const draft = content().version(people, 'en', 'draft')!;
    content().saveDraft({ ...draft, fields: { Title: { value: 'Not yet' } } });
    const { data } = await place({ address: '/about-us', name: 'About us', language: 'en', from: '/about' });
    expect(data?.['meridianPlacePage'].item).toEqual({ meridianPath: '/about-us', displayName: 'About us' });
    expect([live('/about'), live('/about-us')]).toEqual([about, undefined]);
    await publish(about);
    expect([live('/about'), live('/about-us'), live('/about-us/people')]).toEqual([undefined, about, people]);
    expect(redirects()).toEqual(['/about/people -> /about-us/people', '/about -> /about-us']);
    expect(content().version(people, 'en', 'published')?.fields['Title']).toMatchObject({ value: 'People' });
    expect(content().pendingPages('main')).toContain(people);
    expect(content().version(about, 'en', 'published')?.fields['Title']).toMatchObject({ value: 'About us' });
  });

  it('below another page, and back again, as long as nobody moved it meanwhile', async () => {
    putPage(world.store, {
      ...{ site: 'main', path: '/care', name: 'Care', template: 'Page', fields: {}, placeholders: {} },
    });
    await place({ itemId: people, address: '/care/people', from: '/about/people' });
    expect(content().item(people)?.path).toBe('/care/people');
    expect(said(await place({ itemId: people, address: '/about/people', from: '/elsewhere' }))).toMatch(
      /Somebody moved this page since: it stands at \/care\/people/,
    );
    await place({ itemId: people, address: '/about/people', from: '/care/people' });
    expect(content().isPending(people)).toBe(false);
    expect(world.audited.map(({ act }) => act)).toEqual(['move', 'move']);
  });

  it.each([
    [{ address: '/about/below' }, /below itself/],
    [{ address: '/api/x' }, /site's own/],
    [{ address: 'about' }, /no address/],
    [{ address: '/a//b' }, /no address/],
    [{ address: '/-' }, /cannot stand in an address/],
    [{ itemId: people, address: '/about' }, /a page at \/about already/],
    [{ itemId: pageId('main', '/'), address: '/start' }, /stays where it is/],
  ])('is refused for %j', async (input, why) => {
    expect(said(await place(input))).toMatch(why);
    expect(world.audited).toEqual([]);
  });

  it('is refused to who may not change what it would stand below', async () => {
    world.actor = person('tom', (right, where) => right === 'read' || where?.itemId === people);
    expect(said(await place({ itemId: people, address: '/people' }))).toMatch(
      /may not change the structure of "Home"/,
    );
    expect(said(await create())).toMatch(/may not change the structure of "About"/);
    expect(said(await copy())).toMatch(/may not change the structure of "Home"/);
  });
});

describe('before a page is deleted', () => {
  it('an editor can ask what is below it, what shows it and what links to it', async () => {
    const draft = content().version(people, 'es', 'draft')!;
    const link = { value: { href: '/es/about#team', text: 'Team' }, type: 'General Link' };
    content().saveDraft({ ...draft, fields: { Link: link, Near: { value: { href: '/about-us' } } } });
    const { data } = await world.ask(`{ item(where: { path: "${home.main}/about" }) {
      meridianBelow { pages live } meridianKindsBelow } }`);
    expect(data?.['item']).toEqual({
      meridianBelow: { pages: 1, live: 1 },
      meridianKindsBelow: ['Page', 'ServicePage', 'HealthWellnessPage'],
    });
    const links = await world.ask(`{ meridianLinks(itemId: "${about}") { page { meridianPath } kind } }`);
    expect(links.data?.['meridianLinks']).toEqual([
      { page: { meridianPath: '/about/people' }, kind: 'field' },
    ]);
  });
});

describe('the bin', () => {
  const remove = (itemId: string) =>
    world.ask(`mutation { deleteItem(input: { itemId: "${itemId}" }) { successful } }`);
  const binned = async () =>
    (
      (await world.ask('{ meridianDeleted(site: "main") { displayName path isLive } }')).data?.[
        'meridianDeleted'
      ] as Loose[]
    ).filter(({ path }) => path !== null);

  it('gives back what was deleted with a page, not what was deleted before it', async () => {
    await remove(people);
    await new Promise((done) => setTimeout(done, 5));
    await remove(about);
    expect(await binned()).toEqual([
      { displayName: 'About', path: '/about', isLive: true },
      { displayName: 'People', path: '/about/people', isLive: true },
    ]);
    await world.ask(`mutation { meridianUndelete(itemId: "${about}") { item { name } } }`);
    expect([content().item(about)?.path, content().item(people)]).toEqual(['/about', undefined]);
  });

  it('keeps a page thirty days, and longer while visitors still see it', async () => {
    const { data } = await create();
    const { itemId } = data?.['meridianCreatePage'].item as Record<string, string>;
    await remove(itemId!);
    await remove(people);
    const age = (days: number) =>
      world.store.database
        .prepare('UPDATE content_item SET deleted_at = ? WHERE deleted = 1')
        .run(new Date(Date.now() - days * 86_400_000).toISOString());
    age(29);
    await remove(about);
    expect((await binned()).map(({ path }) => path)).toContain('/about/new');
    age(31);
    await remove(
      (await create({ parent: pageId('main', '/'), segment: 'other' })).data?.['meridianCreatePage'].item
        .itemId,
    );
    const left = (await binned()).map(({ path }) => path);
    expect(left).not.toContain('/about/new');
    expect(left).toContain('/about/people');
    expect(world.audited).toContainEqual(expect.objectContaining({ actor: 'system', act: 'remove', itemId }));
  });
});

describe('names and addresses', () => {
  const of = (work: () => unknown) => {
    try {
      return work();
    } catch (error) {
      return (error as Error).message.slice(0, 12);
    }
  };

  it.each([
    ['heart-care', 'heart-care'],
    [' Heart_2 ', 'Heart_2'],
    ['-x', '"-x" cannot '],
    ['_404', '"_404" canno'],
    ['niño', '"niño" canno'],
    ['', '"" cannot st'],
  ])('the part %j of an address', (given, expected) => {
    expect(of(() => checkedSegment(given))).toBe(expected);
  });

  it.each([
    ['/a/b-c/*', '/a/b-c/*'],
    ['/_404', 'Addresses be'],
    ['/ES/x', 'Addresses be'],
    ['/a?b', '"/a?b" is no'],
    [`/${'a'.repeat(500)}`, 'An address h'],
  ])('the address %j', (given, expected) => {
    expect(of(() => checkedAddress(given))).toBe(expected);
  });

  it('a name is any words, without line ends', () => {
    expect(checkedTitle(` What is “x”?\n${hostile} `)).toBe(`What is “x”? ${hostile}`);
  });

  it.each([
    ['main', '/', 'Page', 3],
    ['main', '/a', 'ServicePage', 2],
    ['plan', '/a', 'Page', 1],
    ['main', '/a/*', 'Page', 0],
    ['main', '/_404', 'Page', 0],
  ] as const)('below %s %s, a %s, stand %i kinds', (site, path, template, count) => {
    const item = { ...{ id: 'x', site, path, template, name: 'x' }, parentId: 'root', sortOrder: 0 };
    expect(kindsBelow(item)).toHaveLength(count);
  });
});
