import { type AnyNode, parse } from 'acorn';
import type { BundlerCompiler } from './BundlerCompiler.ts';

/** Shorter functions are read twice in no time, in characters. */
const SHORT = 300;

/**
 * Has browsers compile the modules of a built file when they read it. A function that stands alone they skim, and read once
 * more when it is called; one in parentheses they take for called at once. Modules are: what a page loads, it begins. Skimmed
 * first, they kept a phone busy for 80 ms more.
 */
export function compileModulesAtOnce(compiler: BundlerCompiler) {
  const { Compilation, sources } = compiler.webpack;
  compiler.hooks.thisCompilation.tap('compileModulesAtOnce', (compilation) => {
    // After files were made small, which takes needless parentheses away, and before their names get the marks of their content.
    const stage = Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_INLINE;
    compilation.hooks.processAssets.tap({ name: 'compileModulesAtOnce', stage }, () => {
      for (const { name, source } of compilation.getAssets()) {
        if (!/^static\/(?:chunks|scripts)\/.*\.js$/.test(name)) continue;
        compilation.updateAsset(
          name,
          new sources.RawSource(withModulesInParentheses(String(source.source()))),
        );
      }
    });
  });
}

/** Code of a built file, the functions of its modules in parentheses. It does the same. */
export function withModulesInParentheses(code: string): string {
  const functions = [...modulesIn(parse(code, { ecmaVersion: 'latest' }))];
  let written = '';
  let at = 0;
  for (const { start, end } of functions) {
    written += `${code.slice(at, start)}(${code.slice(start, end)})`;
    at = end;
  }
  return written + code.slice(at);
}

/** The functions of modules, in order: values of an object whose keys are the numbers of modules. */
function* modulesIn(node: AnyNode): Generator<{ start: number; end: number }> {
  if (node.type === 'ObjectExpression' && node.properties.some(isModule)) {
    for (const property of node.properties) {
      if (!isModule(property)) continue;
      const { value } = property;
      if (value.end - value.start > SHORT) yield value;
    }
    return;
  }
  for (const child of Object.values(node) as unknown[])
    for (const each of [child].flat()) if (isNode(each)) yield* modulesIn(each);
}

const isNode = (value: unknown): value is AnyNode =>
  typeof value === 'object' && value !== null && 'type' in value && 'start' in value;

const isModule = (node: AnyNode): node is Extract<AnyNode, { type: 'Property' }> =>
  node.type === 'Property' &&
  node.key.type === 'Literal' &&
  typeof node.key.value === 'number' &&
  /^(?:Arrow)?FunctionExpression$/.test(node.value.type);
