import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const folder = path.join(import.meta.dirname, '..', '..', 'public', 'styles');

/**
 * Puts the sheets of `public/styles` among the built files, under names that tell their content: those are kept by
 * browsers for good, which files in `public` never are.
 * @param {{ hooks: any, webpack: any }} compiler
 */
export function emitSheets(compiler) {
  const { Compilation, sources } = compiler.webpack;
  compiler.hooks.thisCompilation.tap('sheets', (/** @type {any} */ compilation) => {
    const stage = Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL;
    compilation.hooks.processAssets.tap({ name: 'sheets', stage }, () => {
      for (const file of readdirSync(folder)) {
        const css = readFileSync(path.join(folder, file));
        const mark = createHash('sha256').update(css).digest('hex').slice(0, 12);
        compilation.emitAsset(
          `static/styles/${path.basename(file, '.css')}.${mark}.css`,
          new sources.RawSource(css),
        );
      }
    });
  });
}
