import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { BundlerCompiler } from './BundlerCompiler.ts';

const source = path.join(import.meta.dirname, '..');
const sheets = path.join(source, '..', 'public', 'styles');

/**
 * Puts the area sheets and the first script of every page among the built files, under names that tell their content:
 * those are kept by browsers for good, which files in `public` never are. `builtFile` finds them.
 */
export function emitFiles(compiler: BundlerCompiler) {
  const { Compilation, sources } = compiler.webpack;
  compiler.hooks.thisCompilation.tap('files', (compilation) => {
    const stage = Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL;
    compilation.hooks.processAssets.tap({ name: 'files', stage }, () => {
      const files = [
        ...readdirSync(sheets).map((name) => ({ from: path.join(sheets, name), to: 'styles' })),
        { from: path.join(source, 'page', 'afterPaint.js'), to: 'scripts' },
      ];
      for (const { from, to } of files) {
        const content = readFileSync(from);
        const mark = createHash('sha256').update(content).digest('hex').slice(0, 12);
        const { name, ext } = path.parse(from);
        compilation.emitAsset(`static/${to}/${name}.${mark}${ext}`, new sources.RawSource(content));
      }
    });
  });
}
