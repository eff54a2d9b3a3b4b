import { z } from 'zod';
import { readArticles } from '#src/platform/seed/readArticles.ts';
import { readTexts } from '#src/platform/seed/readTexts.ts';
import type { CrawlReport, CrawlOptions } from './crawlSite.ts';

/** Hosts of others that the demo network may link to. */
const OUTSIDE = {
  'www.google.com': 'directions, to an address that is written out',
  'ocrportal.hhs.gov': 'the Office for Civil Rights takes complaints there, as our feedback page says',
  'hcai.ca.gov': 'the state tells of help with hospital bills there, and takes complaints',
  'leginfo.legislature.ca.gov': 'the law on copies of medical records stands there',
  'schema.org': 'names of the vocabulary in structured data',
};

/** Hosts of the sources health articles name; what institutions these are, their own test says. */
const sources = () =>
  Object.fromEntries(
    readArticles()
      .flatMap(({ sources: { en, es } }) => [...en, ...es])
      .map(({ url }) => [new URL(url).host, 'a source of a health article']),
  );

/** Numbers that answer. */
const REAL_PHONES = {
  '+18888341788': 'the referral team, in the number the specification gives (R-047)',
};

/** Numbers of agencies that texts tell, each with its source. */
const publicLines = () =>
  Object.fromEntries(
    Object.values(
      readTexts(
        'public-lines.json',
        z.record(z.string(), z.looseObject({ number: z.string(), source: z.url() })),
      ),
    ).map(({ number, source }) => [`+${number.replaceAll('-', '')}`, source]),
  );

/** Where a crawl of the demo network begins and what it may lead to. */
export function demoCrawl({
  main,
  plan,
}: {
  main: string;
  plan: string;
}): Pick<CrawlOptions, 'start' | 'origins' | 'outside' | 'realPhones'> {
  const places = ['/', '/es', '/robots.txt', '/sitemap.xml'];
  return {
    start: [main, plan].flatMap((origin) => places.map((path) => origin + path)),
    origins: [main, plan],
    outside: { ...sources(), ...OUTSIDE },
    realPhones: { ...publicLines(), ...REAL_PHONES },
  };
}

/** The report in words: what is wrong by class, each with the pages that link to it, then what was seen. */
export function printReport({ findings, asked, left, links, outside }: CrawlReport, most = 60): string {
  const byProblem = Map.groupBy(findings, ({ problem }) => problem);
  const sum = (counts: Record<string, number>) => Object.values(counts).reduce((all, one) => all + one, 0);
  const classes = [...byProblem].map(([problem, list]) => {
    const lines = list
      .sort((a, b) => b.links - a.links)
      .slice(0, most)
      .map(
        ({ address, detail, from, links: count }) =>
          `  ${address}: ${detail}\n    ${count} from ${from.join(', ')}`,
      );
    const more = list.length > most ? [`  and ${list.length - most} more`] : [];
    return [`${problem}: ${list.length}`, ...lines, ...more].join('\n');
  });
  const hosts = Object.entries(outside).map(([host, count]) => `${host} (${count})`);
  return [
    ...classes,
    `${findings.length} wrong; ${sum(asked)} addresses of ${Object.keys(asked).length} kinds asked, ${sum(left)} left, ${links} links read`,
    `hosts of others: ${hosts.join(', ') || 'none'}`,
  ].join('\n');
}
