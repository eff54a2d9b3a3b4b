import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { COMMANDS } from '#src/platform/flow/flowCommands.ts';
import { saveKinds } from '#src/platform/flow/kinds.ts';
import { putPage, putShell } from '#src/platform/content/putPage.ts';
import { platformModules } from '#src/platform/platformModules.ts';
import { startPlatform } from '#src/platform/server.ts';
import { EDITING_KEY, STUDIO, StudioUnderTest } from '#src/platform/studio/testing/StudioUnderTest.ts';
import type { StudioBrowser } from '#src/platform/studio/testing/StudioUnderTest.ts';
import type { PageProps } from '#src/context/PageProps.ts';
import { VARIANT_PREFIX } from '#src/config/variants.ts';
import { callApi } from '#src/server/testing/callApi.ts';
import { builderSession } from '#tests/support/builderSession.ts';
import { replaySession } from '#tests/support/replaySession.ts';
import type { SessionEnds } from '#tests/support/replaySession.ts';

/*
 * A session of the vendor's page builder, replayed (where it comes from: tests/support/builderSession.ts). The platform runs
 * with all its parts and is asked over HTTP; of the site its own routes and its own page run here, without the server of
 * Next around them: the preview data that Next would seal into cookies is handed over as it is.
 */

const AUTHORING = '/sitecore/api/authoring/graphql/v1/';
const token = 'the-builders-token-of-this-test';
const secret = 'the editing secret of this test';
const words = 'Wear a hat, and a second pair of socks.';

let studio: StudioUnderTest;
let reviewer: StudioBrowser;
const values: Record<string, string> = {
  ...{ secret: encodeURIComponent(secret), route: '/health', title: 'Told by the builder', words },
  ...{ send: COMMANDS.send, approve: COMMANDS.approve },
};
const environment = { ...process.env };

beforeAll(async () => {
  studio = new StudioUnderTest();
  const { store, accounts } = studio;
  putShell(store, { site: 'main', placeholders: {} });
  for (const [path, name] of [
    ['/', 'Home'],
    ['/health', 'Health'],
  ] as const)
    putPage(store, {
      ...{ site: 'main', path, name, template: 'Page', fields: { Title: name } },
      placeholders: { main: [{ component: 'RichText', fields: { Text: `<p>${name}</p>` } }] },
    });
  saveKinds(store, [{ name: 'Health topic', template: 'Page', below: '/health', needsApproval: true }]);
  values['page'] = store.content.itemByPath('main', '/health')!.id;
  const settings = {
    ...{ origin: STUDIO, editingHost: 'https://www.meridian.example', folder: 'no-such-folder' },
    ...{ trustedProxyHops: 0, oidc: undefined },
  };
  studio.platform = await startPlatform({
    ...{ store, clock: () => new Date(studio.now), keys: { editing: EDITING_KEY }, studioOrigin: STUDIO },
    modules: platformModules({ mediaFolder: 'no-such-folder', editing: { accounts, settings, token } }),
  });
  reviewer = await studio.signedIn('Rita', 'reviewer');
  Object.assign(process.env, {
    ...{ PLATFORM_ORIGIN: studio.platform.origin, EDITING_KEY, JSS_EDITING_SECRET: secret },
  });
});
afterAll(async () => {
  process.env = environment;
  await studio.stop();
});

beforeEach(() => {
  jest.spyOn(process.stdout, 'write').mockReturnValue(true);
  // The vendor's placeholder gives its markers no keys.
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => jest.restoreAllMocks());

/** A page of the site as its server writes it; undefined where there is none. */
async function pageAt(path: string, previewData?: unknown): Promise<string | undefined> {
  const { default: View, getStaticProps } = await import('#src/pages/[[...path]].tsx');
  const segments = path.split('/').filter(Boolean).map(decodeURIComponent);
  const result = await getStaticProps({
    params: { path: [VARIANT_PREFIX.main, ...segments] },
    ...{ locale: 'en', locales: ['en', 'es'], defaultLocale: 'en' },
    ...(previewData !== undefined && { preview: true, previewData: previewData as object }),
  });
  if (!('props' in result)) return undefined;
  const { page } = (await result.props) as { page: PageProps };
  // The title stands in the head, which Next writes.
  return `${page.seo.title}\n${renderToStaticMarkup(createElement(View, { page }))}`;
}

const ends: SessionEnds = {
  async site(path, headers) {
    const { pathname, searchParams } = new URL(path, 'http://localhost');
    const { default: route } = pathname.endsWith('/config')
      ? await import('#src/pages/api/editing/config.ts')
      : await import('#src/pages/api/editing/render.ts');
    const call = { url: path, query: Object.fromEntries(searchParams), headers };
    const { status, headers: answered, text, previewData } = await callApi(route, call);
    const follow = async () => (await pageAt(answered['location'] ?? '', previewData)) ?? '';
    return { status, headers: answered, text, follow };
  },
  async authoring(query, as) {
    const answer =
      as === 'reviewer'
        ? await reviewer.send(AUTHORING, { query })
        : await fetch(studio.platform.origin + AUTHORING, {
            method: 'POST',
            headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
            body: JSON.stringify({ query }),
          });
    return { status: answer.status, headers: {}, text: await answer.text() };
  },
};

it('a session as the vendor’s builder sends it opens, saves and publishes a page, and visitors get what was published', async () => {
  const { opened, made, written, published } = builderSession;
  await replaySession([...opened, ...made], ends, values);
  expect(await pageAt(values['route']!)).toBeUndefined();
  await replaySession(written, ends, values);
  expect(await pageAt(values['route']!)).toBeUndefined();
  await replaySession(published, ends, values);
  const page = await pageAt(values['route']!);
  expect(page).toContain(words);
  expect(page).toContain('Told by the builder');
  expect(page).not.toMatch(/chrometype=|jss-hrz-editing|First words/);
  expect(studio.acts().slice(-4)).toEqual(['save', 'review-send', 'review-approve', 'publish']);
});

it('what is saved after that waits for its publication', async () => {
  const draft = { ...values, words: 'Not yet for anybody.' };
  const { written } = builderSession;
  await replaySession(
    written.filter(({ name }) => /^the (text is saved|saved text in the frame)$/.test(name)),
    ends,
    draft,
  );
  const page = await pageAt(values['route']!);
  expect(page).toContain(words);
  expect(page).not.toContain('Not yet for anybody.');
});

it.each([
  ['a guessed secret', 'secret=guess&sc_site=main', {}, 401],
  ['no secret', 'sc_site=main', {}, 401],
  ['a page elsewhere', 'secret={{secret}}&sc_site=main', { origin: 'https://evil.example' }, 401],
])('opens nothing for %s', async (_who, query, headers, status) => {
  const asked = query.replace('{{secret}}', values['secret']!);
  const rest = `sc_itemid=${values['page']}&sc_lang=en&route=/health&mode=edit`;
  const answer = await ends.site(`/api/editing/render?${asked}&${rest}`, headers);
  expect([answer.status, answer.headers['location']]).toEqual([status, undefined]);
});
