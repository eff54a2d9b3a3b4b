import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { BundlerCompiler } from './BundlerCompiler.ts';

const sheets = path.join(import.meta.dirname, '..', '..', 'public', 'styles');

/**
 * Puts the area sheets among the built files, under names that tell their content: those are kept by browsers for good,
 * which files in `public` never are. `builtFile` finds them.
 */
export function emitFiles(compiler: BundlerCompiler) {
  const { Compilation, sources } = compiler.webpack;
  compiler.hooks.thisCompilation.tap('files', (compilation) => {
    const stage = Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL;
    compilation.hooks.processAssets.tap({ name: 'files', stage }, () => {
      for (const file of readdirSync(sheets)) {
        const content = readFileSync(path.join(sheets, file));
        const mark = createHash('sha256').update(content).digest('hex').slice(0, 12);
        const { name, ext } = path.parse(file);
        compilation.emitAsset(`static/styles/${name}.${mark}${ext}`, new sources.RawSource(content));
      }
    });
  });
}
