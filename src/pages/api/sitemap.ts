import { sitemapApi } from '#src/server/api/sitemapApi.ts';
import { services } from '#src/server/compose.ts';

export default sitemapApi(services);

/** Sitemap files are streamed and may be larger than Next's usual answer. */
export const config = { api: { responseLimit: false } };
