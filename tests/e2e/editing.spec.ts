import { request } from '@playwright/test';
import catalogue from '../../src/components/catalogue.generated.json' with { type: 'json' };
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { StoredRendering } from '#src/platform/store/ContentStore.ts';
import { openStore } from '#src/platform/store/openStore.ts';
import { expectAccessible } from './support/axe.ts';
import { ask } from './support/ask.ts';
import { planSite, platform, site } from './support/addresses.ts';
import { expect, test } from './support/test.ts';
import type { Page } from './support/test.ts';

/** The store of the servers under test. */
const data = process.env.PLATFORM_DATA ?? 'data/e2e/platform.db';

/**
 * The checklist of the vendor's editing protocol (metadata mode) against the built site. The keys are those the
 * servers under test were started with: from the environment, else the file beside their data.
 */
const keys = (() => {
  if (process.env.JSS_EDITING_SECRET && process.env.EDITING_KEY)
    return { editing: process.env.JSS_EDITING_SECRET, drafts: process.env.EDITING_KEY };
  const file = join(dirname(data), 'secrets.json');
  return JSON.parse(readFileSync(file, 'utf8')) as { editing: string; drafts: string };
})();

const graph = `${platform}/sitecore/api/graph/edge`;

async function query(text: string, variables: object, headers: Record<string, string> = {}) {
  const answer = await fetch(graph, {
    method: 'POST',
    headers: { 'content-type': 'application/json', sc_apikey: 'meridian-dev-content', ...headers },
    body: JSON.stringify({ query: text, variables }),
  });
  return (await answer.json()) as { data: { layout?: { item: { rendered: Rendered } } } };
}
interface Rendered {
  sitecore: { route: { itemId: string } };
}

async function itemAt(routePath: string, siteName = 'main'): Promise<string> {
  const { data: answer } = await query(
    'query ($site: String!, $path: String!) { layout(site: $site, routePath: $path, language: "en") { item { rendered } } }',
    { path: routePath, site: siteName },
  );
  return answer.layout!.item.rendered.sitecore.route.itemId;
}

async function renderAddress(options: Record<string, string> = {}): Promise<string> {
  const { route = '/about-us', ...more } = options;
  const parameters = new URLSearchParams({
    secret: keys.editing,
    sc_site: 'main',
    sc_itemid: more.sc_itemid ?? (await itemAt(route.replace(/^\/es/, '') || '/')),
    sc_lang: 'en',
    route,
    mode: 'edit',
    ...more,
  });
  return `/api/editing/render?${parameters}`;
}

const marks = (page: Page) => page.locator('code.scpm[type="text/sitecore"]');

test.describe('who may enter', () => {
  test('editing 43: config wants the secret and an allowed origin, and lists what can be placed', async () => {
    const good = `/api/editing/config?secret=${keys.editing}`;
    expect((await ask('/api/editing/config')).status).toBe(401);
    expect((await ask('/api/editing/config?secret=guess')).status).toBe(401);
    expect((await ask(`${good}&secret=guess`)).status).toBe(401);
    expect((await ask(good, { headers: { origin: 'https://evil.example' } })).status).toBe(401);
    const { status, text, headers } = await ask(good);
    expect(status).toBe(200);
    const config = JSON.parse(text) as { components: string[]; packages: object; editMode: string };
    expect(config.editMode).toBe('metadata');
    expect(config.components).toContain('FacilityHero');
    expect(config.packages).toHaveProperty('@sitecore-jss/sitecore-jss-nextjs');
    expect(headers['cache-control']).toContain('no-store');
  });

  test('editing: an allowed origin is echoed, never a star, and a preflight needs the secret too', async () => {
    const origin = 'https://pages.sitecorecloud.io';
    const allowed = await ask(`/api/editing/config?secret=${keys.editing}`, { headers: { origin } });
    expect(allowed.status).toBe(200);
    expect(allowed.headers['access-control-allow-origin']).toBe(origin);
    const preflight = (secret: string, from: string) =>
      ask(`/api/editing/config?secret=${secret}`, { method: 'OPTIONS', headers: { origin: from } });
    expect((await preflight(keys.editing, origin)).status).toBe(204);
    expect((await preflight('guess', origin)).status).toBe(401);
    const foreign = await preflight(keys.editing, 'https://evil.example');
    expect(foreign.status).toBe(401);
    expect(foreign.headers['access-control-allow-origin']).not.toBe('https://evil.example');
  });

  test('editing 44: render names what is missing, else leads to the page with two short-lived cookies', async () => {
    for (const name of ['sc_site', 'sc_itemid', 'sc_lang', 'route', 'mode']) {
      const address = new URL(await renderAddress(), site);
      address.searchParams.delete(name);
      const { status, text } = await ask(address.pathname + address.search);
      expect(status, name).toBe(400);
      expect(text).toContain(name);
    }
    const { status, headers } = await ask(await renderAddress());
    expect(status).toBe(307);
    expect(headers.location).toBe('/about-us');
    const cookies = headers['set-cookie'] ?? [];
    expect(cookies.map((cookie) => cookie.split('=')[0]).sort()).toEqual([
      '__next_preview_data',
      '__prerender_bypass',
    ]);
    for (const cookie of cookies) {
      expect(cookie).toContain('Max-Age=20');
      expect(cookie).toContain('Secure');
      expect(cookie).toContain('SameSite=None');
      expect(cookie).toContain('HttpOnly');
    }
    expect(headers['content-security-policy']).toContain("frame-ancestors 'self'");
  });

  test('editing: it leads to pages of this site only, whoever asks', async () => {
    for (const route of [
      '//evil.example/',
      '/\\evil.example',
      'https://evil.example',
      'javascript:alert(1)',
    ]) {
      const { status, headers } = await ask(await renderAddress({ route, sc_itemid: 'x' }));
      expect(status, route).toBe(400);
      expect(headers.location).toBeUndefined();
    }
    const { headers } = await ask(await renderAddress(), { host: 'evil.example' });
    expect(headers.location).toBe('/about-us');
    expect((await ask((await renderAddress()).replace(keys.editing, 'guess'))).status).toBe(401);
    expect((await ask(await renderAddress(), { method: 'DELETE' })).status).toBe(405);
  });
});

test.describe('the page in the editor', () => {
  test('editing 48, 49, 52, 62: markers nest, have ids, and are never read as text', async ({ page }) => {
    const broken: string[] = [];
    page.on('response', (response) => {
      if (response.url().startsWith(site) && response.status() >= 400) broken.push(response.url());
    });
    await page.goto(await renderAddress());
    const found = await marks(page).evaluateAll((all) =>
      all.map((mark) => ({
        kind: mark.getAttribute('kind'),
        type: mark.getAttribute('chrometype'),
        id: mark.id,
        text: mark.textContent,
        isSeen: (mark as HTMLElement).checkVisibility(),
      })),
    );
    expect(found.length).toBeGreaterThan(20);
    expect(found.filter(({ kind }) => kind === 'open')).toHaveLength(
      found.filter(({ kind }) => kind === 'close').length,
    );
    const open: string[] = [];
    for (const { kind, type } of found) {
      if (kind === 'open') open.push(type ?? '');
      else expect(open.pop()).toBe(type);
    }
    expect(open).toEqual([]);
    expect(found.filter(({ isSeen }) => isSeen)).toEqual([]);

    const placeholders = found.filter(({ type, kind }) => type === 'placeholder' && kind === 'open');
    const renderings = new Set(found.filter(({ type }) => type === 'rendering').map(({ id }) => id));
    for (const { id } of placeholders) {
      const owner = id.slice(id.lastIndexOf('_') + 1);
      expect(id).toMatch(/^.+_[0-9a-f-]{36}$/);
      expect(owner === '00000000-0000-0000-0000-000000000000' || renderings.has(owner), id).toBe(true);
    }
    expect(placeholders.some(({ id }) => id.startsWith('main_00000000-'))).toBe(true);
    expect(placeholders.some(({ id }) => id.includes('{*}'))).toBe(true);

    for (const { type, kind, text } of found.filter(
      (mark) => mark.type === 'field' && mark.kind === 'open',
    )) {
      expect({ type, kind }).toEqual({ type: 'field', kind: 'open' });
      expect(JSON.parse(text ?? '')).toMatchObject({
        datasource: {
          id: expect.any(String),
          language: 'en',
          revision: expect.any(String),
          version: expect.any(Number),
        },
        fieldId: expect.any(String),
        fieldType: expect.any(String),
      });
    }
    await expect(page.locator('script#jss-hrz-editing')).toHaveCount(1);
    expect(await page.locator('body').innerText()).not.toContain('"fieldId"');
    expect(broken).toEqual([]);
  });

  test('editing 51: no component is left waiting, no placeholder fails', async ({ page }) => {
    for (const route of ['/', '/about-us', '/services/heart', '/contact']) {
      await page.goto(await renderAddress({ route }));
      const html = await page.content();
      expect(html, route).not.toContain('Loading component');
      expect(html, route).not.toContain('sc-jss-placeholder-error');
      expect(await marks(page).count(), route).toBeGreaterThan(10);
    }
  });

  test('editing 55: the Spanish draft is Spanish, in a Spanish document', async ({ page }) => {
    await page.goto(await renderAddress({ route: '/es/about-us', sc_lang: 'es' }));
    await expect(page.locator('html')).toHaveAttribute('lang', 'es');
    const field = await page
      .locator('code.scpm[chrometype="field"][kind="open"]')
      .first()
      .evaluate((mark) => JSON.parse(mark.textContent ?? '') as { datasource: { language: string } });
    expect(field.datasource.language).toBe('es');
  });

  test('editing 58: a preview has no markers and no editing scripts', async ({ page }) => {
    const response = await page.goto(await renderAddress({ mode: 'preview' }));
    expect(response?.status()).toBe(200);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(marks(page)).toHaveCount(0);
    await expect(page.locator('#jss-hrz-editing')).toHaveCount(0);
  });

  test('editing 60: no text of a field ends a marker or a script', async ({ page }) => {
    await page.goto(await renderAddress({ route: '/' }));
    const html = await (await page.request.get('/')).text();
    for (const [, json] of html.matchAll(
      /<script[^>]*application\/(?:ld\+)?json"[^>]*>([\s\S]*?)<\/script>/g,
    ))
      expect(() => JSON.parse(json ?? '') as unknown).not.toThrow();
    const raw = await marks(page).evaluateAll((all) => all.filter((mark) => mark.children.length > 0).length);
    expect(raw).toBe(0);
  });

  test('editing 61: old or forged cookies show the published page', async ({ playwright }) => {
    void playwright;
    const entered = await ask(await renderAddress());
    const cookie = (entered.headers['set-cookie'] ?? []).map((one) => one.split(';')[0]).join('; ');
    const isEditing = async (given: string) =>
      (await ask('/about-us', { headers: { cookie: given } })).text.includes('chrometype=');
    expect(await isEditing(cookie)).toBe(true);
    expect(await isEditing(cookie.replace(/__next_preview_data=.{8}/, '__next_preview_data=forged00'))).toBe(
      false,
    );
    expect(await isEditing('__prerender_bypass=guess; __next_preview_data=guess')).toBe(false);
    // The preview data says itself how long it is good for: three seconds.
    await expect.poll(() => isEditing(cookie), { timeout: 60_000 }).toBe(false);
  });

  test('editing: pages in the editor are kept by nobody and framed by editors only', async () => {
    const entered = await ask(await renderAddress());
    const cookie = (entered.headers['set-cookie'] ?? []).map((one) => one.split(';')[0]).join('; ');
    const { headers, text } = await ask('/about-us', { headers: { cookie } });
    expect(text).toContain('chrometype=');
    expect(headers['cache-control']).toMatch(/private|no-store|no-cache/);
    expect(headers['content-security-policy']).toContain("frame-ancestors 'self'");
    expect(headers['x-robots-tag']).toContain('noindex');
    const after = await ask('/about-us');
    expect(after.text).not.toContain('chrometype=');
    expect(after.headers['content-security-policy']).toContain("frame-ancestors 'none'");
  });
});

/** The pages that stand for many entities, one of each kind. */
const wildcards = [
  ...[
    '/find-provider/*',
    '/find-location/facility/*',
    '/patient-stories/*',
    '/ask-an-expert/answers/*',
    '/volunteering/opportunities/*',
    '/research/publications/*',
    '/research/studies/*',
    '/research/clinical-trials/*',
    '/research/investigators/*',
    '/health-plan/plan/*',
    '/health-plan/plan/*/*',
    '/health-plan/med-group/*',
    '/health-plan/hospital/*',
  ].map((path) => ['main', path] as const),
  ['plan', '/find-provider/*'] as const,
];

/** What an editor gets of an item: the address that sets the cookies, then the page. */
async function editorsPage(options: Record<string, string>) {
  const host = new URL(options.sc_site === 'plan' ? planSite : site).host;
  const entered = await ask(await renderAddress(options), { host });
  const cookie = (entered.headers['set-cookie'] ?? []).map((one) => one.split(';')[0]).join('; ');
  return ask(entered.headers.location ?? '', { host, headers: { cookie } });
}

/**
 * A draft nobody has published, of a wildcard page of trials that holds sections of other kinds of pages. Seen at the
 * address of a trial, as the page it is a draft of would be.
 */
const misplaced = {
  itemId: 'ed170000-0000-4000-8000-000000000001',
  path: '/research/draft-of-trials/*',
  route: '/research/clinical-trials/draft-study003',
  sections: ['FacilityHours', 'AskAnExpertBody', 'FindDoctorByCityHero', 'ClinicalTrialHero'],
};

function saveMisplaced(): void {
  const store = openStore(data, { pollMs: 0 });
  try {
    const main = misplaced.sections.map((componentName, index): StoredRendering => {
      const uid = misplaced.itemId.replace(/.$/, String(index + 2));
      return { uid, componentName, dataSource: '', params: {} };
    });
    const { itemId, path } = misplaced;
    const root = store.content.itemByPath('main', '/')!.parentId;
    store.transaction(() => {
      store.content.putItem({
        ...{ id: itemId, site: 'main', parentId: root, name: 'Draft of trials', path },
        ...{ template: 'Page', sortOrder: 0 },
      });
      store.content.saveSharedLayout(itemId, { main });
      for (const locale of ['en', 'es'] as const)
        store.content.saveDraft({
          ...{ itemId, locale, displayName: 'Draft of trials' },
          fields: { WildcardType: { value: 'Clinical Trial' } },
        });
    });
  } finally {
    store.close();
  }
}

test.describe('pages of entities in the editor', () => {
  for (const [siteName, route] of wildcards)
    test(`${siteName} ${route} is filled with its example where the address names no entity`, async () => {
      const given = { route, sc_site: siteName, sc_itemid: await itemAt(route, siteName) };
      const { status, text } = await editorsPage(given);
      const [drawn = ''] = text.split('<script id="page-data"');
      expect(status).toBe(200);
      expect(drawn.includes('chrometype=')).toBe(true);
      expect(drawn.match(/<h1[ >]/g)).toHaveLength(1);
      expect(drawn.match(/WrongPageNotice|MissingComponentNotice|no entity is loaded/g)).toBeNull();
    });

  test('[D-004, D-005, E-079] an editor sees the name and the empty fields of each hidden section, a visitor nothing', async ({
    page,
  }) => {
    const route = '/volunteering/opportunities/*';
    await page.goto(await renderAddress({ route, sc_itemid: await itemAt(route) }));
    const notes = page.locator('main .EditingNote');
    const seen = await notes.allInnerTexts();
    expect(seen.length).toBeGreaterThan(0);
    for (const note of seen) expect(note).toMatch(/^Volunteer [\w ]+\s+Empty in the directory: [A-Z]/);
    const name = await page.getByRole('heading', { level: 1 }).innerText();

    const own = await page.locator('link[rel="canonical"]').getAttribute('href');
    await page.context().clearCookies();
    await page.goto(new URL(own!).pathname);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
    await expect(page.locator('.EditingNote, .WrongPageNotice')).toHaveCount(0);
    await expect(marks(page)).toHaveCount(0);
  });

  test('[D-001, D-002, D-006, Q-122, Q-123, X-033, X-034] a section of another kind of page says so, word for word', async ({
    page,
  }) => {
    saveMisplaced();
    const { itemId, route } = misplaced;
    for (const [locale, prefix] of [
      ['en', ''],
      ['es', '/es'],
    ] as const) {
      await page.goto(await renderAddress({ route: prefix + route, sc_itemid: itemId, sc_lang: locale }));
      await expect(page.locator('html')).toHaveAttribute('lang', locale);
      const said = await page
        .locator('main .WrongPageNotice')
        .evaluateAll((all) =>
          all.map((one) => [...one.querySelectorAll('strong, p, li')].map((part) => part.textContent)),
        );
      const called = (name: keyof typeof catalogue.components) => {
        const { title, es } = catalogue.components[name] as { title: string; es?: { title: string } };
        return locale === 'es' ? es?.title : title;
      };
      expect(said).toEqual([
        [called('FacilityHours'), 'This component can not be used here', 'healthcareFacility'],
        [called('AskAnExpertBody'), 'This component can not be used here', 'Ask an Expert'],
        [called('FindDoctorByCityHero'), 'This component can not be used here', 'Find Doctor By City'],
      ]);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      if (locale === 'en') await expectAccessible(page);
    }
    // What is not published, visitors do not see.
    expect((await ask('/research/draft-of-trials/x-study003')).status).toBe(404);
  });
});

test.describe('[E-001] visitors', () => {
  test('[E-001] no page of the site carries editing marks, panels or notices', async ({ page }) => {
    for (const path of [
      '/',
      '/about-us',
      '/find-location?verticalKey=healthcare_facilities',
      '/no-such-page',
    ]) {
      await page.goto(path);
      await expect(marks(page)).toHaveCount(0);
      await expect(page.locator('.EditingNote, .MissingComponentNotice, #jss-hrz-editing')).toHaveCount(0);
    }
  });

  test('editing 46: drafts need the editing key, whatever else is sent', async () => {
    const item = await itemAt('/about-us');
    const text = 'query EditingQuery($id: String!) { item(path: $id, language: "en") { rendered } }';
    const asked = async (headers: Record<string, string>) =>
      JSON.stringify(await query(text, { id: item }, headers));
    const published = await asked({});
    expect(await asked({ sc_editMode: 'true', sc_layoutKind: 'shared' })).toBe(published);
    expect(await asked({ sc_editMode: 'true', 'x-editing-authorization': 'guess' })).toBe(published);
    const draft = await asked({ sc_editMode: 'true', 'x-editing-authorization': keys.drafts });
    expect(draft).toContain('"pageEditing":true');
    expect(published).not.toContain('"pageEditing":true');
  });

  test('editing: the secrets are in nothing a browser gets', async () => {
    const browser = await request.newContext({ baseURL: site });
    const html = await (await browser.get('/about-us')).text();
    const scripts = [...html.matchAll(/src="(\/_next\/static\/[^"]+\.js)"/g)].map(([, path]) => path ?? '');
    for (const text of [
      html,
      ...(await Promise.all(scripts.map(async (path) => (await browser.get(path)).text()))),
    ]) {
      expect(text).not.toContain(keys.editing);
      expect(text).not.toContain(keys.drafts);
    }
    await browser.dispose();
  });
});
