import { putShell, shellId } from '../content/putPage.ts';
import type { StudioBrowser, StudioUnderTest } from '../studio/testing/StudioUnderTest.ts';
import { flowWorld, plain, seen } from './testing/flowWorld.ts';

let studio: StudioUnderTest;
let publisher: StudioBrowser;
beforeEach(async () => {
  studio = await flowWorld();
  putShell(studio.store, {
    site: 'main',
    placeholders: {
      'global-alert': [{ component: 'GlobalAlert', fields: { Headline: 'Call 911', Severity: 'default' } }],
    },
  });
  publisher = await studio.signedIn('pia', 'publisher');
});
afterEach(() => studio.stop());

const alert = () =>
  studio.store.content.sharedLayout(shellId('main'), 'published')!['global-alert']![0]!.dataSource;
const says = (locale: 'en' | 'es' = 'en') => {
  const { Headline, Severity } = studio.store.content.version(alert(), locale, 'published')!.fields as Record<
    string,
    { value: string }
  >;
  return [Headline?.value, Severity?.value];
};
const WORDS = {
  ...{ site: 'main', reason: 'Fire alarm' },
  headline: { en: 'ER closed', es: 'Urgencias cerradas' },
  text: { en: '', es: '' },
};
const raise = (browser = publisher, body: object = WORDS) => browser.send('/studio/api/emergency', body);
const end = (browser = publisher) =>
  browser.send('/studio/api/emergency/end', { site: 'main', reason: 'Over' });

it('puts a banner up at once, with its reason in the log, and takes it down to what stood there before', async () => {
  expect((await raise()).status).toBe(200);
  expect([says('en'), says('es')]).toEqual([
    ['ER closed', 'Error'],
    ['Urgencias cerradas', 'Error'],
  ]);
  expect((await seen(publisher, '/studio/api/emergency?site=main')).up).toMatchObject({
    ...{ by: 'pia', reason: 'Fire alarm' },
    headline: { en: 'ER closed' },
  });
  const changed = { ...WORDS, headline: { en: 'ER open for walk-ins', es: 'Urgencias abiertas' } };
  expect((await raise(publisher, changed)).status).toBe(200);
  expect((await end()).status).toBe(200);
  expect(says()).toEqual(['Call 911', 'default']);
  expect((await end()).status).toBe(409);
  const rows = [...studio.accounts.log.all()].filter(({ act }) => act.startsWith('emergency'));
  expect(rows.map(({ act, detail }) => [act, detail?.['reason']])).toEqual([
    ['emergency', 'Fire alarm'],
    ['emergency', 'Fire alarm'],
    ['emergency-end', 'Over'],
  ]);
});

it('is refused without a reason, without one of the languages, and to who may not', async () => {
  expect((await raise(publisher, { ...WORDS, reason: ' ' })).status).toBe(422);
  expect((await raise(publisher, { ...WORDS, headline: { en: 'x', es: '' } })).status).toBe(422);
  expect((await raise(await studio.signedIn('ana', 'author', 'reviewer'))).status).toBe(403);
  await studio.person('lou', [{ role: 'publisher', subtree: plain }]);
  const lou = studio.browser();
  await lou.signIn('lou@meridian.example');
  expect((await raise(lou)).status).toBe(403);
  expect((await raise(publisher, { ...WORDS, site: 'plan' })).status).toBe(409);
  expect(says()).toEqual(['Call 911', 'default']);
});
