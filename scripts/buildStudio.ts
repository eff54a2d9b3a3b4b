import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { build } from 'vite';
import type { InlineConfig } from 'vite';
import { studioCatalogue } from './lib/studioCatalogue.ts';
import type { WholeCatalogue } from './lib/studioCatalogue.ts';

const at = (path: string) => new URL(`../${path}`, import.meta.url).pathname;

const common = { configFile: false, publicDir: false, logLevel: 'warn' } as const;
const whole = JSON.parse(
  readFileSync(at('src/components/catalogue.generated.json'), 'utf8'),
) as WholeCatalogue;
const parts = studioCatalogue(whole);

/** A file of facts, by a name that changes with what it says. */
const asset = (name: string, facts: object) => {
  const source = JSON.stringify(facts);
  const hash = createHash('sha256').update(source).digest('hex').slice(0, 8);
  return { type: 'asset' as const, fileName: `assets/${name}-${hash}.json`, source };
};
const catalogue = asset('catalogue', parts.catalogue);
const abouts = { en: asset('abouts-en', parts.abouts.en), es: asset('abouts-es', parts.abouts.es) };
const urlOf = ({ fileName }: { fileName: string }) => `/studio/${fileName}`;

/** The Studio as files the platform serves: no inline script, so that its policy needs none. */
const studio: InlineConfig = {
  ...common,
  root: at('src/studio'),
  base: '/studio/',
  define: {
    CATALOGUE_URL: JSON.stringify(urlOf(catalogue)),
    ABOUTS_URLS: JSON.stringify({ en: urlOf(abouts.en), es: urlOf(abouts.es) }),
  },
  oxc: { jsx: { runtime: 'automatic' } },
  build: {
    outDir: at('.studio'),
    emptyOutDir: true,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    target: 'es2023',
    chunkSizeWarningLimit: 1000,
  },
  plugins: [
    {
      name: 'catalogue',
      generateBundle() {
        for (const file of [catalogue, abouts.en, abouts.es]) this.emitFile(file);
      },
    },
  ],
};

/** The script a framed page gets while it is edited, as one file of the site's own. */
const canvas: InlineConfig = {
  ...common,
  root: at('src/canvas'),
  build: {
    outDir: at('public/editor'),
    emptyOutDir: true,
    target: 'es2023',
    lib: { entry: 'main.ts', formats: ['iife'], name: 'meridianCanvas', fileName: () => 'canvas.js' },
  },
};

/** Builds the Studio into `.studio`, and the script of framed pages into `public/editor`. */
for (const config of [studio, canvas]) await build(config);
