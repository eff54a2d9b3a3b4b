/** Paths that a sitemap of the site names, in its order; `kind` as in `sitemap-<kind>.xml`. */
export async function sitemapPaths(site: string, kind: string): Promise<string[]> {
  const sitemap = await (await fetch(`${site}/sitemap-${kind}.xml`)).text();
  return [...sitemap.matchAll(/<loc>https?:\/\/[^/<]+([^<]*)<\/loc>/g)].map(([, path]) => path || '/');
}

/** Address of a real facility's page for tests and measurements, from the site's own sitemap. */
export async function facilityPath(site: string): Promise<string> {
  const found = (await sitemapPaths(site, 'locations')).find((path) =>
    /^\/find-location\/facility\/./.test(path),
  );
  if (!found) throw new Error(`${site}/sitemap-locations.xml names no facility`);
  return found;
}

/** Address of a real provider's page, from the first results of the provider search. */
export async function providerPath(site: string): Promise<string> {
  const page = await (await fetch(`${site}/find-provider`)).text();
  const found = /href="(\/find-provider\/[^"?#]+)"/.exec(page)?.[1];
  if (!found) throw new Error(`${site}/find-provider names no provider`);
  return found;
}

/** Address of a publication's page, which sets journals in italics: no page has more faces. */
export async function publicationPath(site: string): Promise<string> {
  const found = (await sitemapPaths(site, 'research')).find((path) =>
    /^\/research\/publications\/./.test(path),
  );
  if (!found) throw new Error(`${site}/sitemap-research.xml names no publication`);
  return found;
}
