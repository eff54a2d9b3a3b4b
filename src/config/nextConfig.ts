import path from 'node:path';
import type { NextConfig } from 'next';
import { compileModulesAtOnce } from './compileModulesAtOnce.ts';
import { emitFiles } from './emitFiles.ts';
import { env } from './env.ts';
import { jssAliases } from './jssAliases.ts';
import { keepOutPlatform } from './keepOutPlatform.ts';
import { redirects } from './redirects.ts';
import { rewrites } from './rewrites.ts';
import { startEntry } from './startEntry.ts';

const empty = path.join(import.meta.dirname, 'empty.js');

/** The Markdown and map libraries are optional parts of search-ui-react that this site never shows. */
const neverShown = {
  'mapbox-gl': empty,
  'react-markdown': empty,
  'remark-gfm': empty,
  'rehype-raw': empty,
  'rehype-sanitize': empty,
};

/** In the browser the search client uses `window.fetch` and compares plain data: 8 kB of helpers are not needed. */
const lean = {
  'cross-fetch': empty,
  'lodash/isEqual$': path.join(import.meta.dirname, 'isEqual.ts'),
  // Two packages ask for Node's `process` by name; whoever wakes the first island need not fetch a whole one for them.
  'next/dist/compiled/process$': path.join(import.meta.dirname, 'browserProcess.js'),
};

/**
 * What nearly every island is made of comes once, not with each of them: they are many and small, below the size from which
 * the bundler shares by itself.
 */
const primitives = {
  name: 'primitives',
  test: /[\\/]src[\\/]/,
  chunks: (chunk: Chunk) => !isOfEditors(chunk) && !chunk.canBeInitial(),
  minChunks: 20,
  enforce: true,
};

/** What stands for Node's `process` comes once, beside React, which asks for it. */
function withReact(group: { test: (module: Module) => boolean }): void {
  const isReact = group.test;
  group.test = (module) =>
    isReact(module) ||
    /[\\/](polyfills[\\/]process|browserProcess)\.js$/.test(module.nameForCondition() ?? '');
}

/** What the bundler says of one module. */
interface Module {
  nameForCondition(): string | null;
}

/** What the bundler says of one file it is going to write. */
interface Chunk {
  name?: string | null;
  canBeInitial(): boolean;
}

/** What editors alone load has its own copy of everything but React: how it is made up must not change visitors' files. */
function isOfEditors({ name }: Pick<Chunk, 'name'>): boolean {
  return name === 'editor-panel';
}

/** Configuration of Next; `next.config.js` at the top hands it over. */
export const nextConfig: NextConfig = {
  reactStrictMode: true,
  poweredByHeader: false,
  distDir: process.env.NEXT_DIST_DIR ?? '.next',
  i18n: { locales: ['en', 'es'], defaultLocale: 'en', localeDetection: false },
  // The optimiser is a public resizing service with a history of advisories; pictures come sized.
  images: { unoptimized: true },
  typescript: { ignoreBuildErrors: true },
  // Next's own knows gzip alone; `compressAnswers` does it.
  compress: false,
  // Nobody copies a server by the list of its files: that list of Next's own alone would take a third of a build.
  outputFileTracingExcludes: { 'next-server': ['**/*'] },
  // Rendered pages are kept by our own handler, bounded in memory and on disk; Next keeps none.
  cacheHandler: path.join(import.meta.dirname, '../server/pageCache/PageCacheHandler.ts'),
  cacheMaxMemorySize: 0,
  // A page may be shown stale for a day while it is made anew, not for Next's year.
  expireTime: 86_400,
  redirects: async () => redirects(env()),
  rewrites: async () => rewrites(env()),
  // A preview cookie Next never issued is nobody's: it is neither believed nor taken away, so that the answer stays the
  // one every visitor gets, and can be kept by caches in front.
  experimental: { multiZoneDraftMode: true },
  webpack(config, { isServer, dev }) {
    config.plugins.push({ apply: keepOutPlatform });
    if (isServer) return config;
    Object.assign(config.resolve.alias, jssAliases(), neverShown, lean);
    config.module.rules.push({
      test: /[\\/]node_modules[\\/](?:@yext[\\/]search-ui-react|react-collapsed|@restart)[\\/].*\.m?js$/,
      loader: path.join(import.meta.dirname, 'plainUseId.cjs'),
    });
    if (dev) return config;
    config.plugins.push({ apply: emitFiles }, { apply: startEntry }, { apply: compileModulesAtOnce });
    const { splitChunks } = config.optimization;
    const shares = splitChunks.chunks as (chunk: Chunk) => boolean;
    splitChunks.chunks = (chunk: Chunk) => !isOfEditors(chunk) && shares(chunk);
    splitChunks.minSize = 15_000; // of 20,000, so that two parts of a search page do not each bring the same 2 kB
    splitChunks.cacheGroups.primitives = primitives;
    withReact(splitChunks.cacheGroups.framework);
    // Each page's first script names all files that may come later: half as long, the marks of their content still differ.
    config.output.hashDigestLength = 8;
    return config;
  },
};
