import type { RegistryRow } from '#src/declaration/RegistryRow.ts';
import type { PageProps } from '#src/context/PageProps.ts';
import { UNANSWERED } from '#src/context/ComponentData.ts';
import type { DeclaredLoader } from '#src/context/ComponentData.ts';
import { isSerializableProps } from 'next/dist/lib/is-serializable-props.js';
import { createErrorPage } from './errors/createErrorPage.ts';
import { createPage } from './createPage.ts';
import type { PageRequest } from './createPage.ts';
import { pageServerSideProps, pageStaticProps } from './pageStaticProps.ts';
import { facilityOf, layoutOf, pageWorld } from './testing/pageWorld.ts';

const NOW = new Date('2026-01-05T18:00:00Z');
const ask = (path: string, extra: Partial<PageRequest> = {}): PageRequest => ({
  segments: ['_site_main', ...path.split('/').filter(Boolean)],
  locale: 'en',
  isPreview: false,
  previewData: undefined,
  now: NOW,
  ...extra,
});
const row = (strings: RegistryRow['strings']): RegistryRow => ({
  folder: 'x',
  wake: 'never',
  pages: 'any',
  editing: 'P',
  strings,
});
const nothing = { rows: {}, loaders: {} };
const rendering = (componentName: string, uid: string, placeholders?: object) => ({
  componentName,
  uid,
  ...(placeholders ? { placeholders } : {}),
});

const facilityWorld = (part: Parameters<typeof pageWorld>[0] = {}) =>
  pageWorld({
    layouts: {
      'main en /find-location/facility/*': layoutOf('*', { wildcard: true }),
      'main es /find-location/facility/*': layoutOf('*', { wildcard: true }),
    },
    facilities: [facilityOf()],
    ...part,
  });

async function pageFor(request: PageRequest, { services }: ReturnType<typeof pageWorld>, registry = nothing) {
  const result = await createPage(request, services, registry);
  if (result.kind !== 'page') throw new Error(`expected a page, got ${result.kind}`);
  return result.page;
}

describe('an address with a search in it', () => {
  it('says what of it is the page’s own, by what its components declare; other addresses name none', async () => {
    const made = pageWorld({
      layouts: {
        'main en /compare': layoutOf('Compare', { main: [rendering('Side', 's')] }),
        'main en /about': layoutOf('About', { main: [rendering('Plain', 'p')] }),
      },
    });
    const registry = {
      rows: { Side: { ...row([]), ownParams: ['ids', 'zip'] }, Plain: row([]) },
      loaders: {},
    };
    const query = { ids: ['a', 'b'], utm_source: 'x' };
    const { addressState } = await pageFor(ask('/compare', { query }), made, registry);
    expect(addressState).toEqual({
      names: ['ids', 'zip'],
      asked: [
        ['ids', 'a'],
        ['ids', 'b'],
      ],
    });
    expect(await pageFor(ask('/about', { query }), made, registry)).not.toHaveProperty('addressState');
  });

  it('hands its query to the components’ loaders, and is not for search engines', async () => {
    const made = pageWorld({
      layouts: { 'main en /search': layoutOf('Search', { main: [rendering('Finder', 'f')] }) },
    });
    const seen: unknown[] = [];
    const registry = {
      rows: { Finder: row([]) },
      loaders: {
        Finder: (async (_rendering, { query, search, maps, config }) => {
          seen.push(query);
          return { has: [search, maps, config].every(Boolean) };
        }) as DeclaredLoader,
      },
    };
    const plain = await pageFor(ask('/search'), made, registry);
    const found = await pageFor(ask('/search', { query: { query: '"flu"' } }), made, registry);
    expect(seen).toEqual([{}, { query: '"flu"' }]);
    expect(plain.componentData['f']).toEqual({ has: true });
    expect(plain.seo.robots).toBe('index, follow');
    expect(found.seo.robots).toBe('noindex, nofollow');
    expect(found.seo.canonical).toBe(plain.seo.canonical);
  });

  it('is kept but briefly, and says so, when something on it could not be had', async () => {
    const made = pageWorld({
      layouts: { 'main en /search': layoutOf('Search', { main: [rendering('Finder', 'f')] }) },
    });
    const registry = (load: DeclaredLoader) => ({
      rows: { Finder: row([]) },
      loaders: { Finder: load },
    });
    const late = await createPage(
      ask('/search'),
      made.services,
      registry(async (_rendering, { orElse }) => orElse('results', Promise.reject(new Error('late')), {})),
    );
    expect(pageStaticProps(late, 300)).toMatchObject({ revalidate: 5, props: { isIncomplete: true } });
    const whole = await createPage(
      ask('/search'),
      made.services,
      registry(async () => ({ found: {} })),
    );
    const kept = pageStaticProps(whole, 300);
    expect(kept).toMatchObject({ revalidate: 300 });
    expect(kept).not.toHaveProperty('props.isIncomplete');
  });

  it('is a page of that request alone', async () => {
    const made = pageWorld({ layouts: { 'main en /search': layoutOf('Search') } });
    const result = await createPage(ask('/search'), made.services, nothing);
    expect(pageServerSideProps(result)).toEqual({ props: { page: expect.anything() } });
    expect(pageServerSideProps({ kind: 'not-found' })).toEqual({ notFound: true });
  });
});

describe('site and layout', () => {
  it('[S-002, S-013] asks the platform for the variant’s page in the language', async () => {
    const made = pageWorld({ layouts: { 'plan es /about': layoutOf('About') } });
    const page = await pageFor(ask('', { segments: ['_site_plan', 'about'], locale: 'es' }), made);
    expect(page).toMatchObject({
      variant: 'plan',
      siteName: 'plan',
      locale: 'es',
      path: '/about',
      mode: 'normal',
    });
    expect(made.world.asked).toContain('layout plan es /about');
  });

  it.each([
    ['without the internal prefix', ['about']],
    ['at the bare root', undefined],
    ['a file that does not exist', ['_site_main', 'wp-login.php']],
    ['an endless address', ['_site_main', 'x'.repeat(600)]],
    ['control characters', ['_site_main', 'a\u0000b']],
  ])('is no page and asks nobody: %s', async (_what, segments) => {
    const { world, services } = pageWorld();
    expect(await createPage(ask('', { segments }), services, nothing)).toEqual({ kind: 'not-found' });
    expect(world.asked).toEqual([]);
  });

  it('absent is not found; an outage is thrown and never a 404', async () => {
    const { services } = pageWorld();
    expect(await createPage(ask('/nope'), services, nothing)).toEqual({ kind: 'not-found' });
    const down = pageWorld({ down: new Set(['layout']) });
    await expect(createPage(ask('/about'), down.services, nothing)).rejects.toThrow('layout is down');
  });

  it('follows the editors’ redirects in the language, and lives without them', async () => {
    const rule = {
      pattern: '/old',
      target: '/about',
      redirectType: 'REDIRECT_301' as const,
      isQueryStringPreserved: false,
      locale: '',
    };
    const made = pageWorld({ redirects: [rule], layouts: { 'main en /old': layoutOf('Old') } });
    expect(await createPage(ask('/old', { locale: 'es' }), made.services, nothing)).toEqual({
      kind: 'redirect',
      destination: '/es/about',
      permanent: true,
      keepsQuery: false,
    });
    made.world.down.add('redirects');
    expect((await pageFor(ask('/old'), made)).path).toBe('/old');
  });
});

describe('entity', () => {
  it('[S-014, S-120, S-124] loads the entity of a detail page', async () => {
    const page = await pageFor(ask('/find-location/facility/harbor-street-12'), facilityWorld());
    expect(page.entity).toMatchObject({ id: '12', name: 'Harbor Street Care Center' });
  });

  it.each([
    ['/Find-Location/FACILITY/harbor-street-12', 'en', '/find-location/facility/harbor-street-12'],
    ['/find-location/facility/Harbor-Street-12', 'en', '/find-location/facility/harbor-street-12'],
    ['/find-location/facility/wrong-12', 'en', '/find-location/facility/harbor-street-12'],
    ['/find-location/facility/harbor-street/12', 'es', '/es/find-location/facility/harbor-street-12'],
  ] as const)('a wrong slug leads to the right one for good: %s in %s', async (path, locale, destination) => {
    const result = await createPage(ask(path, { locale }), facilityWorld().services, nothing);
    expect(result).toEqual({ kind: 'redirect', destination, permanent: true, keepsQuery: true });
  });

  it('an unknown id is not found; a directory that fails is an outage', async () => {
    const made = facilityWorld();
    expect(await createPage(ask('/find-location/facility/x-99'), made.services, nothing)).toEqual({
      kind: 'not-found',
    });
    made.world.down.add('entity');
    await expect(
      createPage(ask('/find-location/facility/harbor-street-12'), made.services, nothing),
    ).rejects.toThrow('entity is down');
  });

  it.each(['/find-location/facility/harbor-', '/find-location/facility/-', '/Find-Location/Facility/x-'])(
    '[S-120] a detail page whose address names no entity is not found: %s',
    async (path) => {
      const layouts = {
        'main en /': layoutOf('*', { wildcard: true }),
        'main en /*': layoutOf('*', { wildcard: true }),
      };
      expect(await createPage(ask(path), pageWorld({ layouts }).services, nothing)).toEqual({
        kind: 'not-found',
      });
    },
  );

  it('[A-82] an id in another letter case leads to the one address', async () => {
    const made = facilityWorld({
      facilities: [
        facilityOf({ id: 'Fac12', path: '/find-location/facility/pier-Fac12' }),
        facilityOf({ id: 'lab7', path: '/find-location/facility/lab-lab7' }),
      ],
    });
    expect(await createPage(ask('/find-location/facility/pier-Fac12'), made.services, nothing)).toMatchObject(
      { kind: 'page' },
    );
    expect(await createPage(ask('/FIND-LOCATION/FACILITY/LAB-LAB7'), made.services, nothing)).toEqual({
      kind: 'redirect',
      destination: '/find-location/facility/lab-lab7',
      permanent: true,
      keepsQuery: true,
    });
  });

  it('an ordinary page below a detail prefix has no entity', async () => {
    const made = pageWorld({ layouts: { 'main en /find-location/facility/about': layoutOf('About') } });
    const page = await pageFor(ask('/find-location/facility/about'), made);
    expect(page).not.toHaveProperty('entity');
    expect(made.world.asked.filter((call) => call.startsWith('entity'))).toEqual([]);
  });

  it('a page in a language without a profile names the English page as canonical and no alternates', async () => {
    const { seo, languages } = await pageFor(
      ask('/find-location/facility/harbor-street-12', { locale: 'es' }),
      facilityWorld(),
    );
    expect(seo.canonical).toBe('https://www.example.org/find-location/facility/harbor-street-12');
    expect(languages).toEqual([{ name: 'en', path: '/find-location/facility/harbor-street-12' }]);
    expect(seo.alternates).toEqual({});
  });

  it('[S-350] with both profiles each page names the other, slugs as translated', async () => {
    const spanish = facilityOf({ locale: 'es', path: '/find-location/facility/calle-del-puerto-12' });
    const made = facilityWorld({ facilities: [facilityOf(), spanish] });
    const { seo } = await pageFor(ask('/find-location/facility/harbor-street-12'), made);
    expect(seo.alternates).toEqual({
      en: 'https://www.example.org/find-location/facility/harbor-street-12',
      es: 'https://www.example.org/es/find-location/facility/calle-del-puerto-12',
      'x-default': 'https://www.example.org/find-location/facility/harbor-street-12',
    });
  });
});

describe('[A-82] the spelling of a content page', () => {
  const told = (itemPath: string) => {
    const layout = layoutOf('About');
    Object.assign(layout.sitecore.context, { itemPath });
    return layout;
  };
  const redirect = (destination: string) => ({
    kind: 'redirect',
    destination,
    permanent: true,
    keepsQuery: true,
  });

  it.each([
    ['/ABOUT-us', '/about-us', undefined],
    ['/about-us', '/About-Us', '/About-Us'],
    ['/ABOUT-US', '/About-Us', '/About-Us'],
    ['/About Us', '/about us', '/About Us page'],
    ['/Caf\u00e9', '/caf%C3%A9', '/caf\u00e9'],
    ['/cafe\u0301', '/caf%C3%A9', '/caf\u00e9'],
  ])('%s leads to %s when the platform says %s', async (path, own, itemPath) => {
    const layout = itemPath === undefined ? layoutOf('About') : told(itemPath);
    const made = pageWorld({ layouts: { 'main es /*': layout } });
    expect(await createPage(ask(path, { locale: 'es' }), made.services, nothing)).toEqual(
      redirect(`/es${own.replace(' ', '%20')}`),
    );
  });

  it.each([
    ['/about-us', undefined],
    ['/About-Us', '/About-Us'],
    ['/about-us', '/About Us'],
  ])('%s is the page when the platform says %s', async (path, itemPath) => {
    const layout = itemPath === undefined ? layoutOf('About') : told(itemPath);
    const { seo } = await pageFor(ask(path), pageWorld({ layouts: { 'main en /*': layout } }));
    expect(seo.canonical).toBe(`https://www.example.org${path}`);
  });

  it('a platform that compares letter case is asked for the lower one, too', async () => {
    const made = pageWorld({ layouts: { 'main en /about': layoutOf('About') } });
    expect(await createPage(ask('/About'), made.services, nothing)).toEqual(redirect('/about'));
    expect(await createPage(ask('/Nowhere'), made.services, nothing)).toEqual({ kind: 'not-found' });
  });

  it('what an editor shows at a second address names its own as canonical', async () => {
    const rule = {
      pattern: '/old',
      target: '/about',
      redirectType: 'SERVER_TRANSFER' as const,
      isQueryStringPreserved: false,
      locale: '',
    };
    const made = pageWorld({ redirects: [rule], layouts: { 'main en /about': layoutOf('About') } });
    expect((await pageFor(ask('/old'), made)).seo.canonical).toBe('https://www.example.org/about');
    expect(await createPage(ask('/OLD'), made.services, nothing)).toEqual(redirect('/old'));
  });

  it('an encoding of an encoding is another spelling', async () => {
    const made = facilityWorld();
    const segments = ['_site_main', 'find-location', 'facility', 'harbor%2Dstreet-12'];
    expect(await createPage(ask('', { segments }), made.services, nothing)).toEqual(
      redirect('/find-location/facility/harbor-street-12'),
    );
  });

  it('an encoded slash parts nothing', async () => {
    const made = pageWorld({ layouts: { 'main en /about/us': layoutOf('Us') } });
    expect(
      await createPage(ask('', { segments: ['_site_main', 'about/us'] }), made.services, nothing),
    ).toEqual({ kind: 'not-found' });
  });
});

describe('dictionary', () => {
  const registry = { rows: { Hours: row(['hours']), Box: row([]) }, loaders: {} };
  const layouts = {
    'main en /about': layoutOf('About', {
      main: [rendering('Box', 'a', { inner: [rendering('Hours', 'b')] }), rendering('Unknown', 'c')],
    }),
  };

  it('holds the groups of all renderings, nested ones too, with the platform’s phrases over them', async () => {
    const made = pageWorld({
      layouts,
      phrases: { 'hours.closed': 'Shut', 'hours.openNow': ' ', 'other.key': 'no' },
    });
    const { dictionary } = await pageFor(ask('/about'), made, registry);
    expect(dictionary['hours.openNow']).toBe('Open now');
    expect(dictionary['hours.closed']).toBe('Shut');
    expect(dictionary['shell.skipToContent']).toBe('Skip to content');
    expect(dictionary).not.toHaveProperty(['other.key']);
    expect(Object.keys(dictionary).some((key) => key.startsWith('facility.'))).toBe(false);
  });

  it('[S-007, S-008] speaks both languages', async () => {
    const made = pageWorld({ layouts: { 'main es /about': layouts['main en /about'] } });
    const { dictionary } = await pageFor(ask('/about', { locale: 'es' }), made, registry);
    expect(dictionary['hours.openNow']).toBe('Abierto ahora');
  });

  it('stands on the built-in strings when the platform’s dictionary fails', async () => {
    const made = pageWorld({ layouts, down: new Set(['dictionary']) });
    expect((await pageFor(ask('/about'), made, registry)).dictionary['hours.closed']).toBe('Closed');
  });
});

describe('component data, breadcrumb, languages', () => {
  const layouts = {
    'main en /about': layoutOf('About', {
      main: [rendering('List', 'a', { inner: [rendering('List', 'b')] })],
    }),
  };

  it('runs the loaders of the renderings and keeps their data by uid', async () => {
    const load: DeclaredLoader = async ({ uid }, { path }) => (uid === 'a' ? `${path} ${uid}` : undefined);
    const page = await pageFor(ask('/about'), pageWorld({ layouts }), {
      rows: {},
      loaders: { List: load },
    } as never);
    expect(page.componentData).toEqual({ a: '/about a' });
  });

  it.each([
    ['rejects', () => Promise.reject(new Error('loader is down'))],
    [
      'throws at once',
      () => {
        throw new Error('loader is down');
      },
    ],
    [
      'asks for an entity that cannot be had',
      (_rendering, { directory }) => directory.entity('healthcareFacility', '12', 'en'),
    ],
    ['asks for a service that cannot be had', (_rendering, { directory }) => directory.service('9', 'en')],
  ] satisfies [string, DeclaredLoader][])(
    'a loader that %s costs its component alone; the page is incomplete and the log says what it lacks',
    async (_what, load) => {
      const made = pageWorld({ layouts, down: new Set(['entity']) });
      const result = await createPage(ask('/about'), made.services, { rows: {}, loaders: { List: load } });
      expect(result).toMatchObject({
        kind: 'page',
        isIncomplete: true,
        page: { componentData: { a: UNANSWERED, b: UNANSWERED } },
      });
      expect(made.world.logged).toContainEqual(
        expect.objectContaining({ event: 'page-lacks', what: 'List' }),
      );
    },
  );

  it.each(['teaser', 'teaserResults', 'picked'] as const)(
    'a page knows that not all sources of its %s answered, whatever its loaders make of it',
    async (method) => {
      const made = pageWorld({ layouts });
      const found = [{ id: 'e1' }];
      Object.assign(made.services.directory, { [method]: async () => ({ found, isWhole: false }) });
      const load: DeclaredLoader = (_rendering, { directory }) =>
        method === 'picked' ? directory.picked('award', [], 'en') : directory[method]('ce_award', 'e1', 'en');
      const result = await createPage(ask('/about'), made.services, { rows: {}, loaders: { List: load } });
      expect(result).toMatchObject({ isIncomplete: true, page: { componentData: { a: found } } });
    },
  );

  it.each(['dictionary', 'breadcrumb', 'languages', 'redirects'] as const)(
    'a page made without its %s is incomplete',
    async (part) => {
      const made = pageWorld({ layouts, down: new Set([part]) });
      expect(await createPage(ask('/about'), made.services, nothing)).toMatchObject({ isIncomplete: true });
      made.world.down.delete(part);
      expect(await createPage(ask('/about'), made.services, nothing)).not.toHaveProperty('isIncomplete');
    },
  );

  it('an address without a page is not said to lead nowhere while the list of redirects cannot be had', async () => {
    const made = pageWorld({ layouts, down: new Set(['redirects']) });
    await expect(createPage(ask('/nope'), made.services, nothing)).rejects.toThrow('redirects');
  });

  it('[S-347] ancestors, then the entity in place of the wildcard item', async () => {
    const { breadcrumb } = await pageFor(ask('/find-location/facility/harbor-street-12'), facilityWorld());
    expect(breadcrumb).toEqual([
      { title: 'Home', path: '/' },
      { title: 'Locations', path: '/find-location?verticalKey=healthcare_facilities' },
      { title: 'Harbor Street Care Center', path: '/find-location/facility/harbor-street-12' },
    ]);
  });

  describe('below a step of the address that is no page itself', () => {
    const home = { title: 'Home', path: '/' };
    const about = { title: 'About us', path: '/about-us' };
    const news = { title: 'News', path: '/about-us/news' };
    const post = { title: 'A new clinic', path: '/news/a-new-clinic-7' };
    const to = (pattern: string, target: string) =>
      ({
        pattern,
        target,
        redirectType: 'REDIRECT_301',
        isQueryStringPreserved: false,
        locale: '',
      }) as const;
    const newsWorld = (redirects: ReturnType<typeof to>[]) =>
      pageWorld({
        layouts: {
          'main en /news/a-new-clinic-7': layoutOf('Post'),
          'main en /about-us/news': layoutOf('News'),
        },
        ways: { 'item-Post': [home, post], 'item-News': [home, about, news] },
        redirects,
      });
    const crumbs = async (redirects: ReturnType<typeof to>[]) =>
      (await pageFor(ask('/news/a-new-clinic-7'), newsWorld(redirects))).breadcrumb;

    it('a page stands below the one that the step leads to, with those above that one', async () => {
      expect(await crumbs([to('/news', '/about-us/news')])).toEqual([home, about, news, post]);
    });

    it('the way leads to where the step does, query and all', async () => {
      const target = '/about-us/news?verticalKey=post';
      expect(await crumbs([to('/news', target)])).toEqual([home, about, { ...news, path: target }, post]);
    });

    it.each([
      ['no rule', []],
      ['a rule to another site', [to('/news', 'https://news.example.org/')]],
      ['a rule to no page', [to('/news', '/nowhere')]],
      ['a rule to an ancestor', [to('/news', '/')]],
      ['a rule to the page itself', [to('/news', '/news/a-new-clinic-7')]],
    ])('with %s it keeps its own way', async (_, redirects) => {
      expect(await crumbs(redirects)).toEqual([home, post]);
    });
  });

  it('the search of research, whose address is outside of its section, stands below it', async () => {
    const home = { title: 'Home', path: '/' };
    const section = { title: 'Research', path: '/research' };
    const search = { title: 'Trials', path: '/Research-Search-Results' };
    const own = layoutOf('Search');
    Object.assign(own.sitecore.context, { itemPath: search.path });
    const world = pageWorld({
      layouts: {
        'main en /Research-Search-Results': own,
        'main en /research': layoutOf('Section'),
      },
      ways: { 'item-Search': [home, search], 'item-Section': [home, section] },
    });
    const { breadcrumb } = await pageFor(ask('/Research-Search-Results'), world);
    expect(breadcrumb).toEqual([home, section, search]);
  });

  it('[X-064] a page lives without breadcrumb and languages; that is logged', async () => {
    const made = pageWorld({ layouts, down: new Set(['breadcrumb', 'languages']) });
    expect(await pageFor(ask('/about'), made)).toMatchObject({ breadcrumb: [], languages: [] });
    expect(made.world.logged).toContainEqual(expect.objectContaining({ what: 'languages' }));
  });
});

describe('editing', () => {
  const previewData = {
    site: 'plan',
    itemId: 'i',
    language: 'es',
    pageState: 'edit',
    layoutKind: 'shared',
    version: '3',
  };

  it('shows the draft the editor asked for, whatever the address', async () => {
    const made = pageWorld();
    const page = await pageFor(ask('/anything', { isPreview: true, previewData }), made);
    expect(page).toMatchObject({ mode: 'edit', variant: 'plan', siteName: 'plan', locale: 'es' });
    expect(page.seo.robots).toBe('noindex, nofollow');
    expect(page.dictionary['shell.skipToContent']).toBe('Draft skip');
    expect(JSON.parse((made.world.asked[0] ?? '').replace('editing ', ''))).toEqual({
      site: 'plan',
      itemId: 'i',
      language: 'es',
      version: '3',
      layoutKind: 'shared',
      mode: 'edit',
    });
  });

  it('has a posted layout checked and cleaned before it is drawn', async () => {
    const made = pageWorld();
    const posted = { layoutData: layoutOf('Posted'), dictionary: { 'shell.skipToContent': 'Posted skip' } };
    const services = { ...made.services, postedLayout: async () => posted };
    const asked = ask('/about', { isPreview: true, previewData: { key: 'k' } });
    expect(await pageFor(asked, { ...made, services })).toMatchObject({
      mode: 'edit',
      layoutData: posted.layoutData,
      dictionary: { 'shell.skipToContent': 'Posted skip' },
    });
    expect(made.world.asked[0]).toBe('posted layout checked');
  });

  it('without preview the published page is shown, whatever data comes along', async () => {
    const made = pageWorld({ layouts: { 'main en /about': layoutOf('About') } });
    expect((await pageFor(ask('/about', { previewData }), made)).mode).toBe('normal');
    expect((await pageFor(ask('/about', { isPreview: true, previewData: { site: 1 } }), made)).mode).toBe(
      'normal',
    );
  });
});

describe('pageStaticProps', () => {
  it('has no member the development server refuses, such as the link nobody set and what a loader found nothing for', async () => {
    const promo = {
      ...rendering('Promo', 'p1'),
      fields: { Link: { value: { href: '' } } },
    };
    const made = pageWorld({ layouts: { 'main en /about': layoutOf('About', { main: [promo] }) } });
    const result = await createPage(ask('/about'), made.services, {
      rows: { Promo: { ...row([]), fields: { Link: { kind: 'link' } } } },
      loaders: { Promo: async () => ({ found: undefined, list: [{ name: undefined }] }) },
    });
    expect(result).toHaveProperty('page.componentData.p1.found', undefined);
    const { props } = pageStaticProps(result, 300) as { props: object };
    expect(isSerializableProps('/about', 'getStaticProps', props)).toBe(true);
    const { page } = props as { page: PageProps };
    expect(page.layoutData.sitecore.route?.placeholders['main']).toMatchObject([{ fields: { Link: {} } }]);
  });

  it('keeps a page for its lifetime and an absent one shortly; what the browser gets is the islands’ part', async () => {
    const made = pageWorld({
      layouts: { 'main en /about': layoutOf('About', { fields: { Secret: { value: 'server only' } } }) },
    });
    const result = await createPage(ask('/about'), made.services, nothing);
    const props = pageStaticProps(result, 300);
    expect(props).toMatchObject({
      revalidate: 300,
      props: { page: { seo: { canonical: 'https://www.example.org/about' } } },
    });
    const json = JSON.stringify(props);
    expect(json).not.toContain('server only');
    expect(json).not.toContain('canonical');
    expect(pageStaticProps({ kind: 'not-found' }, 300)).toEqual({ notFound: true, revalidate: 60 });
    // Its redirect comes from the error page, which knows the query.
    expect(
      pageStaticProps({ kind: 'redirect', destination: '/a', permanent: true, keepsQuery: true }, 300),
    ).toEqual({ notFound: true, revalidate: 60 });
  });
});

describe('createErrorPage', () => {
  it('is the platform’s page, or none, and an outage is thrown', async () => {
    const made = pageWorld({ layouts: { notFound: layoutOf('Lost') } });
    const made404 = await createErrorPage('notFound', 'main', 'en', made.services, nothing, NOW);
    expect(made404?.page.seo).toMatchObject({ title: 'Lost | Meridian Health', robots: 'noindex, nofollow' });
    const spanish = await createErrorPage('notFound', 'main', 'es', made.services, nothing, NOW);
    expect(spanish?.page.seo.canonical).toBe('https://www.example.org/es/404');
    expect(await createErrorPage('serverError', 'main', 'en', made.services, nothing, NOW)).toBeUndefined();
    made.world.down.add('layout');
    await expect(createErrorPage('notFound', 'main', 'en', made.services, nothing, NOW)).rejects.toThrow(
      'down',
    );
  });
});
