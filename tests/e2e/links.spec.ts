import { dayOfRun } from './support/dueToday.ts';
import { crawlSite } from '../../scripts/lib/crawl/crawlSite.ts';
import { demoCrawl, printReport } from '../../scripts/lib/crawl/demoCrawl.ts';
import { planSite, site } from './support/addresses.ts';
import { expect, test } from './support/test.ts';

/** Another sample each day; `CRAWL_SEED` repeats one that found something. */
const seed = process.env.CRAWL_SEED ?? dayOfRun;

// The whole of it is `npm run crawl`.
test(`[A-80] a sample of everything linked on both sites in both languages leads somewhere (seed ${seed})`, async () => {
  test.slow();
  const report = await crawlSite({
    ...demoCrawl({ main: site, plan: planSite }),
    seed,
    limit: 400,
    perKind: 2,
    headers: { 'x-forwarded-for': '10.253.1.1' },
  });
  expect(report.findings, printReport(report, 20)).toEqual([]);
  // Pages of every kind were seen, of both sites and in both languages.
  const kinds = Object.keys(report.asked);
  for (const start of [site, planSite].map((origin) => new URL(origin).host))
    for (const language of ['', '/es'])
      expect(kinds.filter((kind) => kind.startsWith(`${start}${language}/`)).length).toBeGreaterThan(15);
  expect(report.links).toBeGreaterThan(20_000);
});
