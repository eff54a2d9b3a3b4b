import { createRequire } from 'node:module';
import path from 'node:path';
import { env } from './env.ts';
import { headers } from './headers.js';
import { redirects } from './redirects.js';
import { rewrites } from './rewrites.js';

const root = process.cwd();
const require = createRequire(path.join(root, 'package.json'));

/**
 * Client-side aliases: JSS's sub-path entries are CommonJS re-exports that stop tree shaking, and its
 * Placeholder imports the unused FEAAS/BYOC runtime; pointing past both saves about 40 kB gzip per page.
 * The Markdown and map libraries are optional parts of search-ui-react that this site never shows.
 */
function clientAliases() {
  const jss = path.dirname(require.resolve('@sitecore-jss/sitecore-jss/package.json'));
  const empty = path.join(root, 'src/config/empty.js');
  const parts = ['layout', 'editing', 'media', 'utils', 'i18n', 'site', 'personalize', 'graphql', 'tracking'];
  return {
    '@sitecore-feaas/clientside/react': path.join(root, 'src/config/feaasStub.js'),
    ...Object.fromEntries(
      parts.map((part) => [`@sitecore-jss/sitecore-jss/${part}$`, `${jss}/dist/esm/${part}/index.js`]),
    ),
    'mapbox-gl': empty,
    'react-markdown': empty,
    'remark-gfm': empty,
    'rehype-raw': empty,
    'rehype-sanitize': empty,
  };
}

/** @type {import('next').NextConfig} */
export const nextConfig = {
  reactStrictMode: true,
  poweredByHeader: false,
  distDir: process.env.NEXT_DIST_DIR ?? '.next',
  i18n: { locales: ['en', 'es'], defaultLocale: 'en', localeDetection: false },
  // The optimiser is a public resizing service with a history of advisories; pictures come sized.
  images: { unoptimized: true },
  typescript: { ignoreBuildErrors: true },
  compress: true,
  // Bytes of rendered pages kept in memory; the rest is read back from disk.
  cacheMaxMemorySize: 128 * 1024 * 1024,
  // A page may be shown stale for a day while it is made anew, not for Next's year.
  expireTime: 86_400,
  redirects: async () => redirects(env()),
  rewrites: async () => rewrites(env()),
  headers: async () => headers(env(), { isDev: process.env.NODE_ENV === 'development' }),
  webpack(config, { isServer }) {
    if (!isServer) Object.assign(config.resolve.alias, clientAliases());
    return config;
  },
};
