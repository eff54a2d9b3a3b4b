import type { BundlerCompiler } from './BundlerCompiler.ts';

/** What browsers that know it read at the very beginning of a script; a comment to all others. */
const HINT = '//# allFunctionsCalledOnLoad\n';

/** React and Next's start: every page runs them, and almost all of them. */
const RUN_BY_EVERY_PAGE = /^static\/chunks\/(?:framework|main)-[^/]+\.js$/;

/**
 * Lets the browser compile the scripts every page runs while they arrive, beside the page's own thread. Without the hint
 * it compiles each function when it is first called, which keeps a phone from answering touches.
 */
export function compileAhead(compiler: BundlerCompiler) {
  const { Compilation, sources } = compiler.webpack;
  compiler.hooks.thisCompilation.tap('compileAhead', (compilation) => {
    // The minifier takes comments away, so it comes after it.
    const stage = Compilation.PROCESS_ASSETS_STAGE_SUMMARIZE;
    compilation.hooks.processAssets.tap({ name: 'compileAhead', stage }, (assets) => {
      for (const name of Object.keys(assets).filter((one) => RUN_BY_EVERY_PAGE.test(one)))
        compilation.updateAsset(name, (code) => new sources.ConcatSource(HINT, code));
    });
  });
}
