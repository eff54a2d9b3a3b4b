import { structuredDataProblems } from '../support/schemaOrg.ts';
import { planSite, site } from './support/addresses.ts';
import { ask, planHost } from './support/ask.ts';
import { expect, test } from './support/test.ts';

/** Sitemap files of entity pages by site, with how many pages of each are read. */
const FILES = [
  [site, 'providers', 24],
  [site, 'locations', 24],
  [site, 'patient-stories', 8],
  [site, 'ask-an-expert', 8],
  [site, 'volunteering', 12],
  [site, 'research', 40],
  [site, 'health-plans', 24],
  [planSite, 'health-plan-providers', 16],
] as const;

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

for (const [origin, file, wanted] of FILES) {
  test(`${file} of ${new URL(origin).hostname} are told in schema.org’s words, as fresh as the page says`, async () => {
    test.slow();
    const headers = { 'x-forwarded-for': `10.252.${wanted}.${file.length}` };
    const askSite = (path: string) =>
      ask(path, { headers, ...(origin === planSite && { host: planHost() }) });
    const { text: list } = await askSite(`/sitemap-${file}.xml`);
    const addresses = [...list.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => address ?? '');
    const step = Math.max(1, Math.floor(addresses.length / wanted));
    const wrong: string[] = [];
    let read = 0;
    for (const address of addresses.filter((_, index) => index % step === 0)) {
      const { status, text } = await askSite(address.slice(origin.length));
      expect(status, address).toBe(200);
      const blocks = blocksOf(text);
      const ids = blocks.map((block) => block['@id']);
      const problems = [
        ...blocks.flatMap(structuredDataProblems),
        ...references(blocks)
          .filter((id) => !ids.includes(id))
          .map((id) => `nobody is ${id}`),
      ];
      const changed = blocks.find((block) => block['dateModified'] !== undefined)?.['dateModified'];
      const shown = /<p class="Freshness">.*?<time dateTime="([^"]+)"/s.exec(text)?.[1];
      if (changed === undefined || changed !== shown) problems.push(`changed ${changed}, shown ${shown}`);
      wrong.push(...problems.map((problem) => `${address}: ${problem}`));
      read += 1;
    }
    expect(read).toBeGreaterThanOrEqual(Math.min(wanted, addresses.length));
    expect(wrong).toEqual([]);
  });
}
