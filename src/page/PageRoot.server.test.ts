import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import type { ComponentRendering } from '@sitecore-jss/sitecore-jss-nextjs';
import type { ComponentProps } from '#src/declaration/Declaration.ts';
import type { RegistryRow } from '#src/declaration/RegistryRow.ts';
import { UNANSWERED } from '#src/context/ComponentData.ts';
import type { PageProps } from '#src/context/PageProps.ts';

jest.mock('#src/components/rows.generated.ts', () => {
  const row = (extra: Partial<RegistryRow>): RegistryRow => ({
    folder: 'test',
    wake: 'never',
    pages: 'any',
    editing: 'P',
    strings: [],
    ...extra,
  });
  return {
    rows: {
      Plain: row({}),
      Early: row({}),
      Broken: row({}),
      Clock: row({ wake: 'load', strings: ['hours'] }),
      Near: row({ wake: 'visible' }),
      Soon: row({ wake: 'idle' }),
      Box: row({ editing: 'L' }),
      Search: row({ wake: 'load', slots: { box: {} } }),
      Hours: row({ editing: 'D', pages: ['healthcareFacility'] }),
      CityHero: row({ editing: 'W', pages: ['Find Doctor By City'] }),
    },
  };
});

jest.mock('#src/components/components.server.generated.ts', () => {
  const { createElement: h, useId } = jest.requireActual<typeof import('react')>('react');
  const { Placeholder } = jest.requireActual<typeof import('#src/context/Placeholder.tsx')>(
    '#src/context/Placeholder.tsx',
  );
  const Named = ({ params }: ComponentProps) => h('p', null, params.text);
  return {
    components: {
      Plain: Named,
      Clock: () => h('p', { id: useId() }, 'clock'),
      Near: ({ params }: ComponentProps) => (params.text ? Named({ params } as ComponentProps) : null),
      Soon: () => null,
      Broken: () => {
        throw new Error('broken on purpose');
      },
      Box: ({ rendering }: ComponentProps) => h('div', null, h(Placeholder, { name: 'box', rendering })),
      Search: ({ rendering }: ComponentProps) => h('form', null, h(Placeholder, { name: 'box', rendering })),
      Hours: () => h('p', null, 'hours'),
      CityHero: () => h('p', null, 'city'),
      Early: () => h('p', null, h('img', { src: '/early.png', alt: '', fetchPriority: 'high' })),
    },
  };
});

const rendering = (componentName: string, extra: Partial<ComponentRendering> = {}): ComponentRendering => ({
  uid: `${componentName.toLowerCase()}-uid`,
  componentName,
  params: {},
  ...extra,
});

function pageWith(main: ComponentRendering[], extra: Partial<PageProps> = {}): PageProps {
  return {
    variant: 'main',
    siteName: 'main',
    locale: 'en',
    mode: 'normal',
    path: '/test',
    breadcrumb: [],
    languages: [],
    dictionary: {
      'shell.skipToContent': 'Skip to content',
      'editor.wrongPage': 'This component can not be used here',
    },
    componentData: {},
    config: {} as PageProps['config'],
    seo: {} as PageProps['seo'],
    layoutData: {
      sitecore: {
        context: { pageEditing: false },
        route: {
          name: 'test',
          placeholders: { 'global-alert': [], 'in-page-alert': [], header: [], main, bottom: [], footer: [] },
        },
      },
    } as PageProps['layoutData'],
    ...extra,
  };
}

async function html(page: PageProps): Promise<string> {
  const { PageRoot } = await import('./PageRoot.server.tsx');
  return renderToString(createElement(PageRoot, { page }));
}

describe('the page as the server writes it', () => {
  let lines: jest.SpyInstance;
  beforeEach(() => {
    lines = jest.spyOn(process.stdout, 'write').mockReturnValue(true);
    // React tells of the throw, too.
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
  });
  afterEach(() => jest.restoreAllMocks());

  it('[S-020, S-021, S-022, S-025, S-028] begins with the skip link, keeps the order and ends with the sitemap link', async () => {
    const page = pageWith([rendering('Plain', { params: { text: 'body' } })]);
    page.layoutData.sitecore.route!.placeholders.footer = [
      rendering('Plain', { uid: 'foot', params: { text: 'the foot' } }),
    ];
    page.layoutData.sitecore.route!.placeholders.bottom = [
      rendering('Plain', { uid: 'bot', params: { text: 'the bottom' } }),
    ];
    page.layoutData.sitecore.route!.placeholders.header = [
      rendering('Plain', { uid: 'head', params: { text: 'the head' } }),
    ];
    const order = [
      'href="#main"',
      'the head',
      '<main',
      'body',
      'the bottom',
      'the foot',
      '/indexing-sitemap.html',
    ];
    const text = await html(page);
    const places = order.map((part) => text.indexOf(part));
    expect(places).not.toContain(-1);
    expect(places).toEqual([...places].sort((a, b) => a - b));
  });

  it('[S-023, S-024] draws the bottom area before the footer', async () => {
    const page = pageWith([]);
    page.layoutData.sitecore.route!.placeholders.bottom = [
      rendering('Plain', { params: { text: 'bottom' } }),
    ];
    page.layoutData.sitecore.route!.placeholders.footer = [
      rendering('Plain', { uid: 'f', params: { text: 'foot' } }),
    ];
    expect(await html(page)).toMatch(/<\/main>.*bottom.*foot/s);
  });

  it('[S-026, S-027] leaves no box for empty alert areas', async () => {
    expect(await html(pageWith([]))).toContain('<div class="PageShell-header"></div>');
  });

  it('says so where a component has no answer, draws it not from what nobody knows, and wakes nothing there', async () => {
    const page = pageWith(
      [
        rendering('Plain', { params: { text: 'known' } }),
        rendering('Clock'),
        rendering('Search', { placeholders: { box: [rendering('Clock', { uid: 'nested' })] } }),
      ],
      {
        locale: 'es',
        dictionary: { 'shell.unanswered': 'Not now.', 'shell.loadAgain': 'Again' },
        componentData: { 'clock-uid': UNANSWERED, nested: UNANSWERED },
      },
    );
    const text = await html(page);
    expect(text).toContain('known');
    expect(text.match(/Not now\./g)).toHaveLength(1);
    expect(text).toContain('<a href="/es/test">Again</a>');
    expect(text).not.toContain('data-island="clock-uid"');
    // An island inside an island is drawn by its own code, as the browser will: without data.
    expect(text).toMatch(/data-island="search-uid".*clock/s);
    const { islandPage } = await import('./islandPage.ts');
    expect(islandPage(page).componentData).toEqual({});
  });

  it('draws a page that is shown again and again once, to the same', async () => {
    const page = pageWith([rendering('Clock'), rendering('Broken')]);
    const { drawOnce } = await import('./PageRoot.server.tsx');
    const before = await html(page);
    const failures = lines.mock.calls.length;
    drawOnce(page);
    expect(lines.mock.calls.length).toBeGreaterThan(failures);
    const drawn = lines.mock.calls.length;
    expect(await html(page)).toBe(before);
    expect(lines.mock.calls).toHaveLength(drawn);
  });

  it('takes only a broken component away and says so in the log', async () => {
    const text = await html(
      pageWith([rendering('Broken'), rendering('Plain', { params: { text: 'still here' } })]),
    );
    expect(text).toContain('still here');
    expect(text).not.toContain('broken on purpose');
    expect(lines.mock.calls.join()).toContain('component-failed');
  });

  it('shows an unknown component to editors only', async () => {
    expect(await html(pageWith([rendering('Nobody')]))).not.toContain('MissingComponentNotice');
    expect(await html(pageWith([rendering('Nobody')], { mode: 'preview' }))).toContain(
      'MissingComponentNotice',
    );
  });

  it('[D-001, D-002, X-034] puts the wrong-page message with the allowed types on a page of another entity type', async () => {
    const entity = { entityTypeId: 'ce_patientStory' } as never;
    const text = await html(pageWith([rendering('Hours')], { entity }));
    expect(text).toContain('This component can not be used here');
    expect(text).toContain('healthcareFacility');
  });

  it('[D-003] draws nothing for an entity section when no entity is loaded', async () => {
    expect(await html(pageWith([rendering('Hours')]))).not.toMatch(/hours|can not be used/);
  });

  it('[D-006, Q-122, Q-123, X-033] gates wildcard components by page type, and names the allowed ones', async () => {
    expect(await html(pageWith([rendering('CityHero')]))).toMatch(
      /can not be used here.*Find Doctor By City/s,
    );
    expect(await html(pageWith([rendering('CityHero')], { wildcardType: 'Find Doctor By City' }))).toContain(
      'city',
    );
  });

  it('marks islands for the browser and leaves static components unmarked', async () => {
    const text = await html(pageWith([rendering('Clock'), rendering('Plain', { params: { text: 'x' } })]));
    expect(text).toMatch(/data-island="clock-uid" data-wake="load"/);
    expect(text).toContain('id="_iclock-ui-');
    expect(text.match(/data-island/g)).toHaveLength(1);
  });

  it('gives a component the id of its rendering, for links inside the page', async () => {
    const named = (name: string, id: string) => rendering(name, { params: { RenderingIdentifier: id } });
    const drawn = await html(pageWith([named('Plain', 'questions'), named('Clock', 'hours')]));
    expect(drawn).toContain('<p id="questions">');
    // What React writes before it, to have a picture loaded early, is no part of it.
    const early = await html(pageWith([named('Early', 'there')]));
    expect(early).toMatch(/<link rel="preload"[^>]*><p id="there">/);
    // An id of the component's own stays.
    expect(drawn).not.toContain('id="hours"');
    expect(await html(pageWith([named('Plain', '"><script>')]))).not.toContain('<script>');
  });

  it('leaves out an island that shows nothing, unless it wakes by itself and may yet', async () => {
    const text = await html(
      pageWith([
        rendering('Near'),
        rendering('Soon'),
        rendering('Near', { uid: 'shown', params: { text: 'x' } }),
      ]),
    );
    expect(text.match(/data-island="[^"]*"/g)).toEqual(['data-island="soon-uid"', 'data-island="shown"']);
  });

  it('nests islands in static containers, and keeps what stands inside an island in one piece', async () => {
    const inBox = rendering('Box', { placeholders: { box: [rendering('Clock')] } });
    expect(await html(pageWith([inBox]))).toContain('data-island="clock-uid"');
    const inSearch = rendering('Search', { placeholders: { box: [rendering('Clock')] } });
    const text = await html(pageWith([inSearch]));
    expect(text).toContain('data-island="search-uid"');
    expect(text).not.toContain('data-island="clock-uid"');
  });

  it('while editing, what holds placeholders stays as sent, whatever stands in them', async () => {
    const empty = pageWith([rendering('Search'), rendering('Clock')]);
    expect(await html(empty)).toMatch(/data-island="search-uid" data-wake="load"/);
    const edited = await html({ ...empty, mode: 'edit' });
    expect(edited).toMatch(/data-island="search-uid" data-wake="never"/);
    expect(edited).toMatch(/data-island="clock-uid" data-wake="load"/);
  });

  it('gives the browser its islands, their strings and nothing else', async () => {
    const { islandPage } = await import('./islandPage.ts');
    const page = pageWith([rendering('Clock'), rendering('Plain', { params: { text: 'static text' } })], {
      dictionary: { 'hours.closed': 'now', 'other.text': 'unused' },
      entity: { entityTypeId: 'healthcareFacility', name: 'long entity' } as never,
    });
    const sent = islandPage(page);
    expect(Object.keys(sent.islands)).toEqual(['clock-uid']);
    expect(sent.dictionary).toEqual({ 'hours.closed': 'now' });
    expect(JSON.stringify(sent)).not.toMatch(/static text|long entity/);
  });
});
