import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { build } from 'vite';
import type { InlineConfig } from 'vite';
import { en } from '../src/studio/strings/en.ts';
import { es } from '../src/studio/strings/es.ts';
import { studioCatalogue } from './lib/studioCatalogue.ts';
import type { WholeCatalogue } from './lib/studioCatalogue.ts';

const at = (path: string) => new URL(`../${path}`, import.meta.url).pathname;

const common = { configFile: false, publicDir: false, logLevel: 'warn' } as const;
const whole = JSON.parse(
  readFileSync(at('src/components/catalogue.generated.json'), 'utf8'),
) as WholeCatalogue;
const parts = studioCatalogue(whole);

/** A file by a name that changes with what is in it. */
const file = (name: string, ending: string, source: string | Buffer) => {
  const hash = createHash('sha256').update(source).digest('hex').slice(0, 8);
  return { type: 'asset' as const, fileName: `assets/${name}-${hash}.${ending}`, source };
};
const asset = (name: string, facts: object) => file(name, 'json', JSON.stringify(facts));
const catalogue = asset('catalogue', parts.catalogue);
const abouts = { en: asset('abouts-en', parts.abouts.en), es: asset('abouts-es', parts.abouts.es) };
const urlOf = ({ fileName }: { fileName: string }) => `/studio/${fileName}`;

/** The pictures of components in a language, and the file that says where each is. */
const picturesIn = (language: 'en' | 'es') => {
  const pictures = globSync(at(`src/studio/add/thumbnails/*.${language}.webp`)).map((path) => {
    const name = basename(path, `.${language}.webp`);
    return { name, ...file(`${name}-${language}`, 'webp', readFileSync(path)) };
  });
  const urls = Object.fromEntries(pictures.map((picture) => [picture.name, urlOf(picture)]));
  return { index: asset(`thumbnails-${language}`, urls), pictures };
};
const thumbnails = { en: picturesIn('en'), es: picturesIn('es') };

/** The Studio as files the platform serves: no inline script, so that its policy needs none. */
const studio: InlineConfig = {
  ...common,
  root: at('src/studio'),
  base: '/studio/',
  define: {
    CATALOGUE_URL: JSON.stringify(urlOf(catalogue)),
    ABOUTS_URLS: JSON.stringify({ en: urlOf(abouts.en), es: urlOf(abouts.es) }),
    THUMBNAILS_URLS: JSON.stringify({ en: urlOf(thumbnails.en.index), es: urlOf(thumbnails.es.index) }),
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
      // Rooms tell their words in both languages side by side; a reader is given those of one.
      name: 'words',
      enforce: 'pre',
      load(id) {
        const [, language] = /[\\/]studio[\\/]strings[\\/](en|es)\.ts$/.exec(id) ?? [];
        return language && `export const ${language} = ${JSON.stringify(language === 'en' ? en : es)};`;
      },
    },
    {
      name: 'catalogue',
      generateBundle() {
        const shown = Object.values(thumbnails).flatMap(({ index, pictures }) => [index, ...pictures]);
        for (const { type, fileName, source } of [catalogue, abouts.en, abouts.es, ...shown])
          this.emitFile({ type, fileName, source });
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
