import path from 'node:path';
import type { BundlerCompiler } from './BundlerCompiler.ts';
import { START_MANIFEST } from './startManifest.ts';
import type { StartManifest } from './startManifest.ts';

const root = path.join(import.meta.dirname, '..', '..');

/**
 * Builds the page's first script (src/start) beside what Next builds for browsers, with a runtime of its own: pages load
 * nothing of Next's. The manifest names its file and those of each named part it may bring.
 */
export function startEntry(compiler: BundlerCompiler) {
  const { Compilation, EntryPlugin, sources } = compiler.webpack;
  new EntryPlugin(root, './src/start/main.ts', {
    name: 'start',
    runtime: false,
    // As Next's own: a module of another layer would be another module, and React come twice.
    layer: 'pages-dir-browser',
    filename: 'static/scripts/start.[contenthash].js',
  }).apply(compiler);
  compiler.hooks.thisCompilation.tap('startEntry', (compilation) => {
    // After the names have got the marks of their content.
    const stage = Compilation.PROCESS_ASSETS_STAGE_REPORT;
    compilation.hooks.processAssets.tap({ name: 'startEntry', stage }, () => {
      const files = (group: { getFiles(): string[] } | undefined) =>
        (group?.getFiles() ?? []).filter((file) => file.endsWith('.js')).map((file) => `/_next/${file}`);
      const parts = [...compilation.namedChunkGroups].filter(([name]) => !compilation.entrypoints.has(name));
      const manifest: StartManifest = {
        start: files(compilation.entrypoints.get('start'))[0] ?? '',
        parts: Object.fromEntries(parts.map(([name, group]) => [name, files(group)])),
      };
      compilation.emitAsset(
        `static/scripts/${START_MANIFEST}`,
        new sources.RawSource(JSON.stringify(manifest)),
      );
    });
  });
}
