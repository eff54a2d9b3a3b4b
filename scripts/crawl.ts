/**
 * `npm run crawl`: visits both sites of a running installation in both languages and tells every link that leads nowhere.
 * All pages editors wrote and all locations, some hundred of each other kind; `--all` for every address there is.
 */
import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { crawlSite } from './lib/crawl/crawlSite.ts';
import { demoCrawl, printReport } from './lib/crawl/demoCrawl.ts';
import { progress } from './lib/processes.ts';
import { readSettings } from './lib/settings.ts';

const { values } = parseArgs({
  options: {
    all: { type: 'boolean', default: false },
    'per-kind': { type: 'string', default: '100' },
    limit: { type: 'string', default: '100000' },
    seed: { type: 'string', default: new Date().toISOString().slice(0, 10) },
    'at-once': { type: 'string', default: '4' },
    json: { type: 'string' },
  },
});
const { env } = readSettings();
const report = await crawlSite({
  ...demoCrawl({ main: env.SITE_ORIGIN ?? '', plan: env.PLAN_SITE_ORIGIN ?? '' }),
  wholeSitemaps: /\/sitemap-(?:\d+|locations)\.xml$/,
  limit: Number(values.limit),
  perKind: values.all ? Infinity : Number(values['per-kind']),
  seed: values.seed,
  atOnce: Number(values['at-once']),
  onProgress: (asked, waiting) => {
    if (asked % 500 === 0) progress(`${asked} asked, ${waiting} more known`);
  },
});
if (values.json) writeFileSync(values.json, JSON.stringify(report, null, 1));
console.log(printReport(report));
process.exit(report.findings.length === 0 ? 0 : 1);
