import path from 'node:path';
import type { BundlerCompiler } from './BundlerCompiler.ts';

const platform = path.join(import.meta.dirname, '..', 'platform') + path.sep;

/** Fails the build of the site, for servers and for browsers, when a file of the platform comes into it, by whatever way. */
export function keepOutPlatform(compiler: BundlerCompiler) {
  compiler.hooks.thisCompilation.tap('keepOutPlatform', (compilation) => {
    compilation.hooks.finishModules.tap('keepOutPlatform', (modules) => {
      for (const { resource } of modules) {
        if (!resource?.startsWith(platform)) continue;
        const name = path.relative(platform, resource);
        compilation.errors.push(
          new Error(
            `src/platform/${name}: the site knows protocols, never who answers them; nothing of the platform is in its build.`,
          ),
        );
      }
    });
  });
}
