import { createServer } from 'node:http';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { kindOf } from './CrawlFrontier.ts';
import { crawlSite } from './crawlSite.ts';
import type { CrawlReport } from './crawlSite.ts';
import { judgeAddress } from './judgeAddress.ts';
import { linksIn } from './linksIn.ts';

interface Page {
  status?: number;
  type?: string;
  location?: string;
  body?: string;
}

const html = (body: string): Page => ({
  body: `<!doctype html><html><body><h1 id="top-1">A</h1>${body}</body></html>`,
});
/** A small site in which everything is well. */
const GOOD: Record<string, Page> = {
  '/': html(
    '<a href="/about#team">About</a><link rel="stylesheet" href="/a.css"><form action="/find"><input name="q"></form>',
  ),
  '/about': html(
    '<p id="team">We</p><a href="#team">Team</a><a href="/form.pdf">Form</a><a href="tel:+14155550142">Call</a>',
  ),
  '/find?q=': html('<a href="mailto:a@b.example">Write</a><a href="https://known.example/x">Known</a>'),
  '/a.css': { type: 'text/css', body: '.hero { background: url(/a.svg) }' },
  '/a.svg': { type: 'image/svg+xml', body: '<svg xmlns="http://www.w3.org/2000/svg"></svg>' },
  '/form.pdf': { type: 'application/pdf', body: `%PDF-1.7\n${'x'.repeat(1200)}\n%%EOF\n` },
};

let server: Server;
let origin = '';
let pages: Record<string, Page> = {};
let asked: string[] = [];
beforeAll(async () => {
  server = createServer((request, response) => {
    asked.push(request.url ?? '');
    const page = pages[request.url ?? ''] ?? { status: 404, body: 'nothing here, not at all' };
    response.writeHead(page.status ?? 200, {
      'content-type': page.type ?? 'text/html; charset=utf-8',
      ...(page.location && { location: page.location }),
    });
    response.end(page.body ?? '');
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  origin = `http://localhost:${(server.address() as AddressInfo).port}`;
});
afterAll(() => new Promise((done) => server.close(done)));

const crawl = (
  site: Record<string, Page>,
  more: Partial<Parameters<typeof crawlSite>[0]> = {},
): Promise<CrawlReport> => {
  pages = site;
  asked = [];
  return crawlSite({
    start: [`${origin}/`],
    origins: [origin],
    outside: { 'known.example': 'for the test' },
    realPhones: {},
    limit: 500,
    perKind: 50,
    seed: 'a',
    ...more,
  });
};
const told = ({ findings }: CrawlReport) =>
  findings.map(({ problem, address }) => `${problem} ${address.replace(origin, '')}`);

it('finds nothing wrong where nothing is, and has seen it all', async () => {
  const report = await crawl(GOOD);
  expect(report.findings).toEqual([]);
  expect([...new Set(asked)].sort()).toEqual(Object.keys(GOOD).sort());
  expect(report.outside).toEqual({ 'known.example': 1 });
});

it.each<[string, string, Record<string, Page>, string]>([
  ['a dead page', '<a href="/gone">x</a>', {}, 'dead /gone'],
  ['a dead file', '<a href="/b.pdf">x</a>', {}, 'dead /b.pdf'],
  [
    'a dead picture',
    '<img srcset="/b.png 1x, /c.png 2x">',
    { '/b.png': GOOD['/a.svg'] as Page },
    'dead /c.png',
  ],
  ['a file of another kind', '<a href="/b.pdf">x</a>', { '/b.pdf': html('sorry') }, 'wrong content /b.pdf'],
  [
    'half a file',
    '<a href="/b.pdf">x</a>',
    { '/b.pdf': { type: 'application/pdf', body: '%PDF-1.7 and no more of it, which no reader opens' } },
    'wrong content /b.pdf',
  ],
  ['a dead anchor', '<a href="/about#tem">x</a>', {}, 'missing anchor /about#tem'],
  ['a dead anchor of the page itself', '<a href="#nowhere">x</a>', {}, 'missing anchor /#nowhere'],
  [
    'an own link that redirects',
    '<a href="/old">x</a>',
    { '/old': { status: 308, location: '/about' } },
    'redirected /old',
  ],
  [
    'a redirect to nowhere',
    '<a href="/old">x</a>',
    { '/old': { status: 308, location: '/older' } },
    'dead /older',
  ],
  [
    'an invented host',
    '<a href="https://booking.example/p1">x</a>',
    {},
    'unknown host https://booking.example/p1',
  ],
  ['a malformed number', '<a href="tel:555-0142">x</a>', {}, 'phone number tel:555-0142'],
  ['a number of somebody', '<a href="tel:+14152345678">x</a>', {}, 'phone number tel:+14152345678'],
  [
    'an e-mail to nobody that says nothing',
    '<a href="mailto:?subject=x">x</a>',
    {},
    'e-mail address mailto:?subject=x',
  ],
  ['an e-mail to nobody', '<a href="mailto:front desk">x</a>', {}, 'e-mail address mailto:front desk'],
  [
    'a gap in an address',
    '<a href="/find-provider/undefined">x</a>',
    {},
    'malformed /find-provider/undefined',
  ],
  ['a form nobody answers', '<form action="/nobody"><input name="q"></form>', {}, 'dead /nobody?q='],
  [
    'structured data that names a dead page',
    '<script type="application/ld+json">{"@type":"Thing","url":"ORIGIN/lost"}</script>',
    {},
    'dead /lost',
  ],
  [
    'structured data that is none',
    '<script type="application/ld+json">{"@type":</script>',
    {},
    'malformed invalid:json-ld',
  ],
  [
    'an invented host in what the page hands to its scripts',
    '<script type="application/json">{"a":[{"url":"https://made.example/up"}]}</script>',
    {},
    'unknown host https://made.example/up',
  ],
  ['a dead share picture', '<meta property="og:image" content="/share.png">', {}, 'dead /share.png'],
])('tells %s', async (_, markup, more, expected) => {
  const home = html(`${GOOD['/']?.body ?? ''}${markup.replace('ORIGIN', origin)}`);
  const report = await crawl({ ...GOOD, ...more, '/': home });
  expect(told(report)).toContain(expected);
  expect(
    report.findings.find((one) => `${one.problem} ${one.address.replace(origin, '')}` === expected)?.from[0],
  ).toContain(`${origin}/`);
});

it('reads sitemaps, robots, vCards and calendars', async () => {
  const site = {
    ...GOOD,
    '/robots.txt': { type: 'text/plain', body: `User-agent: *\nSitemap: ${origin}/sitemap.xml\n` },
    '/sitemap.xml': {
      type: 'application/xml',
      body: `<urlset><url><loc>${origin}/listed</loc><xhtml:link hreflang="es" href="${origin}/es/listed"/></url></urlset>`,
    },
    '/card.vcf': {
      type: 'text/vcard',
      body: `BEGIN:VCARD\r\nTEL;TYPE=work:+1 415 234 56\r\n 78\r\nURL:${origin}/card-page\r\nEND:VCARD\r\n`,
    },
  };
  const report = await crawl(site, { start: ['/', '/robots.txt', '/card.vcf'].map((path) => origin + path) });
  expect(told(report).sort()).toEqual(
    ['dead /card-page', 'dead /es/listed', 'dead /listed', 'phone number tel:+14152345678'].sort(),
  );
});

it('takes so many of each kind, which the seed decides, and counts what it left', async () => {
  const many = Array.from({ length: 40 }, (_, index) => `/people/p${index}`);
  const site = {
    '/': html(many.map((path) => `<a href="${path}">x</a>`).join('')),
    ...Object.fromEntries(many.map((path) => [path, html('')])),
  };
  const sample = async (seed: string) => {
    const { left, asked: counts } = await crawl(site, { perKind: 5, seed });
    const host = new URL(origin).host;
    expect([counts[`${host}/people/*`], left[`${host}/people/*`]]).toEqual([5, 35]);
    return [...asked].sort();
  };
  const first = await sample('monday');
  expect(await sample('monday')).toEqual(first);
  expect(await sample('tuesday')).not.toEqual(first);
});

it('visits all pages of a sitemap that is wanted whole', async () => {
  const many = Array.from({ length: 20 }, (_, index) => `/people/p${index}`);
  const site = {
    '/': html(''),
    '/sitemap-1.xml': {
      type: 'application/xml',
      body: `<urlset>${many.map((path) => `<url><loc>${origin}${path}</loc></url>`).join('')}</urlset>`,
    },
    ...Object.fromEntries(many.map((path) => [path, html('')])),
  };
  const start = [`${origin}/`, `${origin}/sitemap-1.xml`];
  await crawl(site, { start, perKind: 3, wholeSitemaps: /sitemap-\d+\.xml$/ });
  expect(asked.filter((path) => path.startsWith('/people/'))).toHaveLength(20);
});

it('asks no more than it may', async () => {
  await crawl(GOOD, { limit: 3 });
  expect(asked).toHaveLength(3);
});

it.each([
  ['http://a.example/', 'a.example/'],
  ['http://a.example/es', 'a.example/es/'],
  ['http://a.example/about', 'a.example/about'],
  ['http://a.example/es/find-provider/dr-a-p1', 'a.example/es/find-provider/*'],
  ['http://a.example/find-location/facility/x-f1', 'a.example/find-location/facility/*'],
  ['http://a.example/search?query=1&offset=20', 'a.example/search?offset&query'],
  ['http://a.example/_next/static/a/b.js', 'a.example/_next/js'],
])('%s is of the kind %s', (url, kind) => {
  expect(kindOf(url)).toBe(kind);
});

const policy = { origins: ['http://a.example'], outside: {}, realPhones: { '+18888341788': 'referrals' } };
it.each([
  ['tel:911', 'fine'],
  ['tel:988', 'fine'],
  ['tel:+19165550100;ext=12', 'fine'],
  ['tel:+18888341788', 'fine'],
  ['sms:988', 'fine'],
  ['sms:741741?body=HOME', 'fine'],
  ['mailto:?subject=a&body=b', 'fine'],
  ['data:image/gif;base64,AA', 'fine'],
  ['tel:+19165550200', 'wrong'],
  ['tel:+11165550100', 'wrong'],
  ['tel:+1916555010', 'wrong'],
  ['tel:+19165550100;ext=a', 'wrong'],
  ['javascript:void(0)', 'wrong'],
  ['ftp://a.example/', 'wrong'],
  ['//b.example/', 'wrong'],
  ['/a b', 'wrong'],
  ['/a', 'own'],
  ['?q=1', 'own'],
])('%s is %s', (address, kind) => {
  expect(judgeAddress(address, 'http://a.example/x', policy).kind).toBe(kind);
});

it('reads lists of scripts, icons and posters out of attributes', () => {
  const { links } = linksIn(
    'text/html',
    '<script data-scripts="/_next/a.js /_next/b.js"></script><video poster="/p.jpg"></video><svg><use href="/i.svg#x"/></svg>' +
      '<div style="background:url(&quot;/bg.png&quot;)" data-state="/not an address {x}"></div>',
  );
  expect(links.map(({ address }) => address)).toEqual([
    '/_next/a.js',
    '/_next/b.js',
    '/p.jpg',
    '/i.svg#x',
    '/bg.png',
  ]);
});
