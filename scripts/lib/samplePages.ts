/** Address of a real facility's page for tests and measurements, from the site's own sitemap. */
export async function facilityPath(site: string): Promise<string> {
  const sitemap = await (await fetch(`${site}/sitemap-locations.xml`)).text();
  const found = /<loc>[^<]*?(\/find-location\/facility\/[^<]+)<\/loc>/.exec(sitemap)?.[1];
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
