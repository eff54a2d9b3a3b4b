import { planSite, site } from './support/addresses.ts';
import { ask, planHost } from './support/ask.ts';
import { askPatiently } from './support/askPatiently.ts';
import { expect, test } from './support/test.ts';

const headers = { 'x-forwarded-for': '10.253.0.1' };
const askMain = (path: string) => ask(path, { headers });
const canonicalOf = (html: string) => /<link rel="canonical" href="([^"]+)"/.exec(html)?.[1];

/** The first address below a prefix in a sitemap, as path. */
async function firstPath(file: string, prefix: string, host?: string): Promise<string> {
  const { text } = await askPatiently(`/sitemap-${file}.xml`, { headers, ...(host && { host }) });
  const found = [...text.matchAll(/<loc>https?:\/\/[^/<]+([^<]+)<\/loc>/g)].find(([, path]) =>
    path?.startsWith(prefix),
  )?.[1];
  if (!found) throw new Error(`sitemap-${file}.xml has nothing below ${prefix}`);
  return found;
}

/** Each kind of entity page: its sitemap and what its addresses begin with. */
const KINDS = [
  ['providers', '/find-provider/'],
  ['locations', '/find-location/facility/'],
  ['patient-stories', '/patient-stories/'],
  ['ask-an-expert', '/ask-an-expert/answers/'],
  ['volunteering', '/volunteering/opportunities/'],
  ['research', '/research/publications/'],
  ['research', '/research/studies/'],
  ['research', '/research/clinical-trials/'],
  ['research', '/research/investigators/'],
  ['health-plans', '/health-plan/hospital/'],
  ['health-plans', '/health-plan/med-group/'],
] as const;

/** Slugs as people paste them and as attackers write them. */
const SLUGS = [
  'dr-zo%C3%AB-pe%C3%B1a',
  "o'neil",
  '%D7%9E%D7%A8%D7%A4%D7%90%D7%AA',
  '%22%3E%3Cscript%3Ealert(1)',
  'a%20b%26c',
  'UPPER',
  'x'.repeat(300),
];

for (const [file, prefix] of KINDS) {
  test(`${prefix}: whatever the slug, one redirect leads to the one address`, async () => {
    test.slow();
    const own = await firstPath(file, prefix);
    const id = own.split('-').at(-1) ?? '';
    for (const slug of SLUGS) {
      for (const locale of ['', '/es']) {
        const { status, headers: answer } = await askMain(`${locale}${prefix}${slug}-${id}`);
        expect(status, slug).toBe(308);
        const target = new URL(answer.location ?? '', site);
        expect(target.origin + target.pathname, slug).toBe(`${site}${locale}${own}`);
      }
    }
    expect((await askMain(own)).status).toBe(200);
    expect((await askMain(`${prefix}any-${id}x0x`)).status).toBe(404);
  });
}

test('[S-122, S-123] a provider has two prefixes and one canonical address', async () => {
  const own = await firstPath('providers', '/find-provider/');
  const other = own.replace('/find-provider/', '/provider-details/');
  for (const locale of ['', '/es']) {
    const { status, text } = await askMain(locale + other);
    expect(status).toBe(200);
    expect(canonicalOf(text)).toBe(`${site}${locale}${own}`);
    expect(canonicalOf((await askMain(locale + own)).text)).toBe(`${site}${locale}${own}`);
  }
  const ofPlan = await firstPath('health-plan-providers', '/find-provider/', planHost());
  const plan = await ask(ofPlan.replace('/find-provider/', '/provider-details/'), {
    headers,
    host: planHost(),
  });
  expect(canonicalOf(plan.text)).toBe(planSite + ofPlan);
});

test('what is no id is not found, and breaks nothing', async () => {
  for (const path of [
    '/find-provider/%00',
    '/find-provider/x-%2e%2e%2f%2e%2e',
    '/find-provider/-',
    '/find-provider/%E0%A4%A',
    `/find-provider/x-${'9'.repeat(400)}`,
    '/find-provider/a/b/c/d/e/f',
    '/research/studies/__proto__',
    '/health-plan/plan/constructor/toString',
    "/patient-stories/x-1';DROP TABLE",
  ]) {
    const { status } = await askMain(path.replaceAll(' ', '%20'));
    expect([400, 404], `${status} ${path}`).toContain(status);
  }
});
