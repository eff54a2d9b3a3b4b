import type { PageProps } from '#src/context/PageProps.ts';
import { renderToStaticMarkup } from 'react-dom/server';
import { declaration } from '#src/components/shell/NotFoundHelp/NotFoundHelp.declaration.ts';
import { createAddressBook } from '#src/domain/links/addressBook.ts';
import { PageRoot } from '#src/page/PageRoot.server.tsx';
import { createMissingPages } from './missingPage.ts';
import type { MissingAddress } from './missingPage.ts';
import { facilityOf, layoutOf, pageWorld } from '#src/page/testing/pageWorld.ts';

const rows = {
  Header: { folder: 'x', wake: 'never', pages: 'any', editing: 'P', strings: [] },
  LanguageSelector: { folder: 'x', wake: 'never', pages: 'any', editing: 'P', strings: ['navigation'] },
  NotFoundHelp: {
    folder: 'shell',
    wake: 'never',
    pages: 'any',
    editing: 'P',
    strings: ['notFound'],
    fields: declaration.fields,
  },
  EntityGone: { folder: 'x', wake: 'never', pages: 'any', editing: 'D', strings: ['gone'] },
} as const;

function world() {
  const detail = layoutOf('*', { wildcard: true, main: [{ componentName: 'FacilityHero', uid: 'hero' }] });
  Object.assign(detail.sitecore.route!.placeholders, { header: [{ componentName: 'Header', uid: 'h' }] });
  const lost = layoutOf('Lost', {
    main: [{ componentName: 'NotFoundHelp', uid: 'help', fields: { Headline: { value: 'Lost' } } }],
  });
  Object.assign(lost.sitecore.route!.placeholders, {
    header: [{ componentName: 'LanguageSelector', uid: 'languages' }],
  });
  const made = pageWorld({
    layouts: {
      'main en /find-location/facility/*': detail,
      'main es /find-location/facility/*': detail,
      notFound: lost,
    },
    facilities: [facilityOf()],
    deleted: [facilityOf({ id: '13', name: 'Pier Clinic', path: '/find-location/facility/pier-clinic-13' })],
  });
  const books = async () => ({ pages: createAddressBook([{ path: '/patients/billing', title: 'Billing' }]) });
  const pages = createMissingPages(made.services, { rows, loaders: {} }, 300, books);
  const at = (address: string, more: Partial<MissingAddress> = {}) =>
    pages({ variant: 'main', locale: 'en', address, ...more });
  return { world: made.world, at, forget: pages.forget };
}
const pageOf = (answer: Awaited<ReturnType<ReturnType<typeof world>['at']>>): PageProps => {
  if (!('props' in answer) || !('page' in answer.props)) throw new Error('expected a page');
  return answer.props.page;
};
const gone = '/find-location/facility/whatever-13';

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

describe('the address of a deleted entity', () => {
  it.each([gone, '/find-location/facility/pier-clinic-13', '/es' + gone, `${gone}?query=%22a%22#b`])(
    'is gone at any slug: %s',
    async (address) => {
      expect((await world().at(address)).status).toBe(410);
    },
  );

  it('keeps the shell of its page and says in its middle that it is gone', async () => {
    const page = pageOf(await world().at(gone));
    expect(page.layoutData.sitecore.route?.placeholders).toMatchObject({
      header: [{ componentName: 'Header' }],
      main: [{ componentName: 'EntityGone' }],
      bottom: [],
    });
    expect(page).toMatchObject({ isGone: true, entity: { name: 'Pier Clinic' } });
    expect(page.dictionary['gone.title']).toContain('{name}');
  });

  it('tells search engines nothing', async () => {
    const { seo } = pageOf(await world().at(gone));
    expect(seo).toMatchObject({ robots: 'noindex, nofollow', structuredData: [], alternates: {} });
    expect(seo).not.toHaveProperty('description');
    expect(seo).not.toHaveProperty('image');
  });

  it('speaks Spanish and leads to the other language', async () => {
    const page = pageOf(await world().at(gone, { locale: 'es' }));
    expect(page.dictionary['gone.title']).toBe('{name} ya no figura en nuestro directorio');
    expect(page.languages).toEqual([
      { name: 'en', path: gone },
      { name: 'es', path: `/es${gone}` },
    ]);
  });

  it('is neither gone nor missing while nobody can tell; afterwards it is gone', async () => {
    const { world: state, at } = world();
    state.down.add('entity');
    const answer = await at(gone);
    expect(answer).toMatchObject({ status: 503, props: { notice: { kind: 'serverError', locale: 'en' } } });
    state.down.delete('entity');
    expect((await at(gone)).status).toBe(410);
  });

  it('is asked about once a minute, and no longer gone when it was restored', async () => {
    const { world: state, at } = world();
    expect((await at(gone)).status).toBe(410);
    const asked = state.asked.length;
    expect((await at(gone)).status).toBe(410);
    expect(state.asked).toHaveLength(asked);
    state.facilities.push(...state.deleted.splice(0));
    jest.advanceTimersByTime(61_000);
    // It is shown again, at its own address.
    expect(await at(gone)).toMatchObject({ status: 308, location: '/find-location/facility/pier-clinic-13' });
  });
});

describe('an address of what stands elsewhere', () => {
  const own = '/find-location/facility/harbor-street-12';
  it.each([
    ['/find-location/facility/wrong-12', own],
    ['/FIND-LOCATION/facility/wrong-12?utm_source=a&b=%20#c', `${own}?utm_source=a&b=%20`],
    ['/es/find-location/facility/12?q=x', `/es${own}?q=x`],
  ])('leads there for good, with its query: %s', async (address, location) => {
    const locale = address.startsWith('/es') ? 'es' : 'en';
    expect(await world().at(address, { locale })).toEqual({ status: 308, location });
  });

  it('leads there when the browser spelled it otherwise, and is not found when it did not', async () => {
    const { at } = world();
    expect(await at(`${own}?a`, { isRespelled: true })).toEqual({ status: 308, location: `${own}?a` });
    expect((await at(own)).status).toBe(404);
    expect((await at('/nowhere', { isRespelled: true })).status).toBe(404);
  });

  it('leads on as soon as it is said to have another way, however lately it was missing', async () => {
    const { world: state, at, forget } = world();
    expect((await at('/lost')).status).toBe(404);
    state.redirects.push({
      ...{ pattern: '/lost', target: '/found', redirectType: 'REDIRECT_301' },
      ...{ isQueryStringPreserved: false, locale: '' },
    });
    expect((await at('/lost')).status).toBe(404);
    forget('main');
    expect(await at('/lost')).toEqual({ status: 308, location: '/found' });
  });

  it('keeps an editor’s redirect temporary, and its query as the editor says', async () => {
    const { world: state, at } = world();
    const rule = { pattern: '/old', target: '/new', redirectType: 'REDIRECT_302' as const, locale: '' };
    state.redirects.push({ ...rule, isQueryStringPreserved: false });
    expect(await at('/old?a=1')).toEqual({ status: 307, location: '/new' });
    state.redirects.splice(0, 1, { ...rule, pattern: '/older', isQueryStringPreserved: true });
    expect(await at('/older?a=1')).toEqual({ status: 307, location: '/new?a=1' });
  });
});

describe('what the page says of the address', () => {
  const htmlOf = async (address: string, more: Partial<MissingAddress> = {}) => {
    const answer = await world().at(address, more);
    expect(answer.status).toBe(404);
    return renderToStaticMarkup(PageRoot({ page: pageOf(answer) }));
  };

  it('names what is close, and fills the search with its words', async () => {
    const html = await htmlOf('/patients/biling');
    expect(html).toContain('/patients/biling</strong>');
    expect(html).toContain('<a href="/patients/billing"');
    expect(html).toContain('value="biling"');
    expect(await htmlOf('/zzz')).not.toContain('/patients/billing');
  });

  it('leads on in Spanish', async () => {
    const html = await htmlOf('/es/patients/biling', { locale: 'es' });
    expect(html).toContain('<a href="/es/patients/billing"');
    expect(html).toContain('Esta página puede servirle');
  });

  it('is drawn for each address by itself, on a page that is drawn once', async () => {
    const { at } = world();
    const [first, second] = [await at('/patients/biling'), await at('/something-else')];
    expect(renderToStaticMarkup(PageRoot({ page: pageOf(first) }))).toContain('biling');
    const html = renderToStaticMarkup(PageRoot({ page: pageOf(second) }));
    expect(html).not.toContain('biling');
    expect(html.match(/<h1/g)).toHaveLength(1);
    expect(html.match(/class="slot"/g)).toHaveLength(2);
  });

  it.each([
    ['en', '/patients/biling', 'es', '/es/patients/biling'],
    ['es', '/es/patients/biling', 'en', '/patients/biling'],
    ['en', '//evil.example/patients', 'es', '/es/404'],
    ['es', '/es//evil.example/patients', 'en', '/404'],
    ['es', '/es/%2F%2Fevil.example', 'en', '/404'],
  ] as const)(
    'leads to the same address in the other language: %s %s',
    async (locale, address, other, href) => {
      expect(await htmlOf(address, { locale })).toContain(`href="${href}" hrefLang="${other}"`);
    },
  );

  it.each([
    '/%3Cscript%3Ealert(1)%3C%2Fscript%3E',
    '/%22%3E%3Cimg%20src%3Dx%20onerror%3Dalert(1)%3E',
    '/abc%E2%80%AEtxt.exe',
    '/%E0%A4%A',
    `/${'a%20'.repeat(400)}`,
  ])('writes nothing of it that could be code or lead astray: %s', async (address) => {
    const html = await htmlOf(address);
    expect(html).not.toMatch(/<script|<img src=x|onerror=|\u202e|<strong/);
  });

  it('asks nobody about an address that is longer than any page’s', async () => {
    const { world: state, at } = world();
    await at('/nowhere');
    const before = state.asked.length;
    expect((await at(`/${'a'.repeat(3000)}`)).status).toBe(404);
    expect(state.asked).toHaveLength(before);
  });
});

describe('any other address without a page', () => {
  it.each(['/nowhere', '/find-location/facility/nobody-99', '/find-location/facility/'])(
    'is not found: %s',
    async (address) => {
      const answer = await world().at(address);
      expect(answer.status).toBe(404);
      expect(pageOf(answer).seo.title).toBe('Lost | Meridian Health');
    },
  );

  it('shows each site its own page', async () => {
    const page = pageOf(await world().at('/nowhere', { variant: 'plan', locale: 'es' }));
    expect(page).toMatchObject({ variant: 'plan', siteName: 'plan', locale: 'es' });
    expect(page.seo.title).toBe('Lost | Meridian Plan');
  });

  it('asks no directory where no entity can be', async () => {
    const { world: state, at } = world();
    await at('/about/nothing-13');
    expect(state.asked.filter((call) => call.startsWith('entity'))).toEqual([]);
  });

  it('keeps the last good page while the content platform does not answer, else shows the notice', async () => {
    const { world: state, at } = world();
    expect(pageOf(await at('/nowhere')).seo.title).toBe('Lost | Meridian Health');
    state.down.add('layout');
    jest.advanceTimersByTime(3_600_000);
    expect(pageOf(await at('/nowhere')).seo.title).toBe('Lost | Meridian Health');
    // Nobody can tell whether anything is there.
    expect(await at('/nowhere', { locale: 'es' })).toMatchObject({
      status: 503,
      props: { notice: { kind: 'serverError', locale: 'es' } },
    });
    expect(await at('/_next/data/x.json', { locale: 'es' })).toMatchObject({
      status: 404,
      props: { notice: { kind: 'notFound', locale: 'es' } },
    });
  });
});
