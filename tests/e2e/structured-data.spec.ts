import { headProblems } from '../support/headProblems.ts';
import type { HeadWords } from '../support/headProblems.ts';
import { missingRecommended, structuredDataProblems } from '../support/schemaOrg.ts';
import { planSite, site } from './support/addresses.ts';
import { ask, planHost } from './support/ask.ts';
import { dueToday } from './support/dueToday.ts';
import { expect, test } from './support/test.ts';

/** Pages of each kind by site: sitemap file, which of its addresses, how many are read in three days, and what each is told as. */
const KINDS: readonly {
  origin: string;
  file: string;
  path?: RegExp;
  wanted: number;
  types?: readonly string[];
}[] = [
  { origin: site, file: 'providers', wanted: 24, types: ['Physician', 'Person'] },
  { origin: site, file: 'locations', wanted: 24 },
  { origin: site, file: 'patient-stories', wanted: 8, types: ['Article'] },
  { origin: site, file: 'ask-an-expert', wanted: 8, types: ['MedicalWebPage'] },
  { origin: site, file: 'volunteering', wanted: 12, types: ['WebPage'] },
  { origin: site, file: 'research', path: /publications/, wanted: 14, types: ['ScholarlyArticle'] },
  {
    origin: site,
    file: 'research',
    path: /studies|trials/,
    wanted: 14,
    types: ['MedicalStudy', 'MedicalTrial'],
  },
  { origin: site, file: 'research', path: /investigators/, wanted: 12, types: ['ProfilePage'] },
  { origin: site, file: 'health-plans', wanted: 24 },
  { origin: planSite, file: 'health-plan-providers', wanted: 16, types: ['Physician', 'Person'] },
  { origin: site, file: '1', path: /\/health\/articles\/./, wanted: 6, types: ['Article'] },
  { origin: site, file: '1', path: /\/news\/./, wanted: 6, types: ['NewsArticle'] },
  { origin: site, file: '1', path: /\/find-event\/./, wanted: 8, types: ['Event'] },
  { origin: site, file: '1', path: /\/services\/(?!all$)./, wanted: 6, types: ['MedicalWebPage'] },
  { origin: site, file: '1', path: /\/research\/faqs$/, wanted: 2, types: ['FAQPage'] },
  { origin: site, file: '1', path: /\/find-(?:doctor|location)\/(?:city|type|specialty)\/./, wanted: 8 },
  { origin: site, file: '1', path: /\/\/[^/]+(?:\/es|\/)?$/, wanted: 2, types: ['WebSite'] },
  { origin: planSite, file: '1', wanted: 8 },
];
/** Members engines recommend, of the types whose facts the demo network has throughout; of these not all pages know all. */
const EXPECTED =
  /^(?:NewsArticle|Event|MedicalWebPage|FAQPage|WebSite|ScholarlyArticle|Physician)\.(?!datePublished|abstract|telephone|medicalSpecialty|author|openingHours)/;

type Node = Record<string, unknown>;

/** The structured data of a page, block by block. */
const blocksOf = (html: string): Node[] =>
  [...html.matchAll(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/gs)].map(
    ([, text]) => JSON.parse(text ?? '') as Node,
  );

/** References of a node to other nodes of the page. */
const references = (value: unknown): string[] => {
  if (Array.isArray(value)) return value.flatMap(references);
  if (typeof value !== 'object' || value === null) return [];
  const { '@id': id, '@type': type } = value as Node;
  return id !== undefined && type === undefined ? [String(id)] : Object.values(value).flatMap(references);
};

const ENTITIES: Record<string, string> = {
  '&amp;': '&',
  '&#x27;': "'",
  '&quot;': '"',
  '&lt;': '<',
  '&gt;': '>',
};
const decoded = (text: string) =>
  text.replace(/&(?:amp|quot|lt|gt|#x27);/g, (sign) => ENTITIES[sign] ?? sign);
/** The content of a meta tag by its name or property. */
const meta = (html: string, name: string): string | undefined => {
  const found = new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)"`).exec(html)?.[1];
  return found === undefined ? undefined : decoded(found);
};

/** What share previews need and a page does not have. */
function shareProblems(html: string, address: string, origin: string): string[] {
  const needed = ['og:title', 'og:type', 'og:description', 'og:site_name', 'og:image:alt', 'og:image:type'];
  const isRaster = /^image\/(?:png|jpeg|webp)$/.test(meta(html, 'og:image:type') ?? '');
  return [
    ...needed.filter((name) => !meta(html, name)),
    ...(meta(html, 'og:url') === address ? [] : ['og:url']),
    ...(meta(html, 'og:locale') === (address.includes(`${origin}/es`) ? 'es_US' : 'en_US')
      ? []
      : ['og:locale']),
    ...(meta(html, 'og:image')?.startsWith(`${origin}/`) && isRaster ? [] : ['og:image']),
    ...(Number(meta(html, 'og:image:width')) >= 600 ? [] : ['og:image:width']),
    ...(meta(html, 'twitter:card') === 'summary_large_image' ? [] : ['twitter:card']),
  ].map((name) => `${name}: ${meta(html, name)}`);
}

const heads: HeadWords[] = [];

for (const [index, { origin, file, path = /./, wanted, types }] of KINDS.entries()) {
  const told = types?.join(', ') ?? `sitemap-${file}`;
  test(`${told} of ${new URL(origin).hostname} ${path.source} is told as engines require, and shared with a picture`, async () => {
    test.slow();
    const headers = { 'x-forwarded-for': `10.252.${index}.${wanted}` };
    const askSite = (address: string) =>
      ask(address, { headers, ...(origin === planSite && { host: planHost() }) });
    const { text: list } = await askSite(`/sitemap-${file}.xml`);
    const addresses = [...list.matchAll(/<loc>([^<]+)<\/loc>/g)].flatMap(([, address = '']) =>
      path.test(address) ? [address] : [],
    );
    expect(addresses.length).toBeGreaterThan(0);
    // An odd step, so that both languages of a page's two entries have their turn.
    const step = Math.max(1, Math.floor(addresses.length / wanted) | 1);
    const sample = addresses.length <= wanted ? addresses : addresses.filter((_, at) => at % step === 0);
    const wrong: string[] = [];
    const due = sample.length > 6 ? dueToday(sample, index, 3) : sample;
    for (const [at, address] of due.entries()) {
      const { status, text } = await askSite(address.slice(origin.length) || '/');
      expect(status, address).toBe(200);
      const blocks = blocksOf(text);
      const ids = blocks.map((block) => block['@id']);
      const kinds = blocks.flatMap((block) => [block['@type']].flat().map(String));
      const problems = [
        ...blocks.flatMap(structuredDataProblems),
        ...blocks.flatMap(missingRecommended).filter((name) => EXPECTED.test(name)),
        ...references(blocks)
          .filter((id) => !ids.includes(id))
          .map((id) => `nobody is ${id}`),
        ...(types && !types.some((type) => kinds.includes(type)) ? [`told as ${kinds.join(', ')}`] : []),
        ...kinds.filter((kind) => kind === 'JobPosting' || kind === 'QAPage'),
        ...shareProblems(text, address.replace(/\/$/, '') === origin ? `${origin}/` : address, origin),
      ];
      const changed = blocks.find((block) => block['dateModified'] !== undefined)?.['dateModified'];
      const shown = /<p class="Freshness">.*?<time dateTime="([^"]+)"/s.exec(text)?.[1];
      if (changed !== shown) problems.push(`changed ${changed}, shown ${shown}`);
      wrong.push(...problems.map((problem) => `${address}: ${problem}`));
      heads.push({
        address,
        group: `${origin} ${meta(text, 'og:locale')}`,
        title: meta(text, 'og:title') ?? '',
        description: meta(text, 'description'),
      });
      if (at === 0) {
        const picture = await askSite((meta(text, 'og:image') ?? '').slice(origin.length));
        expect(picture.status, meta(text, 'og:image')).toBe(200);
        expect(picture.headers['content-type']).toBe(meta(text, 'og:image:type'));
      }
    }
    expect(wrong).toEqual([]);
    expect(sample.length).toBeGreaterThanOrEqual(Math.min(wanted, addresses.length) / 2);
    // Of all kinds read so far: a page of one kind may not be called like one of another.
    expect(headProblems(heads)).toEqual([]);
  });
}

test('a page that is not there is shared with the site’s own picture', async () => {
  const { status, text } = await ask('/es/nowhere-at-all', { headers: { 'x-forwarded-for': '10.252.99.1' } });
  expect(status).toBe(404);
  expect(meta(text, 'og:image')).toBe(`${site}/share/es.png`);
  expect(meta(text, 'og:site_name')).toBe('Meridian Health');
});
