import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { build } from 'vite';
import type { InlineConfig } from 'vite';

const at = (path: string) => new URL(`../${path}`, import.meta.url).pathname;

const common = { configFile: false, publicDir: false, logLevel: 'warn' } as const;
const catalogue = readFileSync(at('src/components/catalogue.generated.json'));
const catalogueName = `catalogue-${createHash('sha256').update(catalogue).digest('hex').slice(0, 8)}.json`;

/** The Studio as files the platform serves: no inline script, so that its policy needs none. */
const studio: InlineConfig = {
  ...common,
  root: at('src/studio'),
  base: '/studio/',
  define: { CATALOGUE_URL: JSON.stringify(`/studio/assets/${catalogueName}`) },
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
        this.emitFile({ type: 'asset', fileName: `assets/${catalogueName}`, source: catalogue });
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
