/** Addresses of real pages for tests and measurements, taken from the site's own sitemap. */
export async function facilityPath(site: string): Promise<string> {
  const sitemap = await (await fetch(`${site}/sitemap-locations.xml`)).text();
  const found = /<loc>[^<]*?(\/find-location\/facility\/[^<]+)<\/loc>/.exec(sitemap)?.[1];
  if (!found) throw new Error(`${site}/sitemap-locations.xml names no facility`);
  return found;
}
