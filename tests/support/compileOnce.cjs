// @ts-check
/**
 * Jest's runtime, except that a worker compiles a module once: Jest itself compiles every module anew for each test file, React and
 * all it tests with hundreds of times. A file still gets modules of its own, since each evaluates them for itself.
 */
const { Script } = require('node:vm');
/** @type {new (...options: any[]) => { executor: any }} Its own types keep from others what is needed here. */
const Runtime = /** @type {any} */ (require('jest-runtime')).default;

/**
 * By file: the text that was compiled, and the script. One file can have two texts, where mocks are lifted above its imports.
 * @type {Map<string, { source: string, script: Script | undefined }>}
 */
const compiled = new Map();

/**
 * Undefined for what cannot be compiled this way.
 * @param {string} source
 * @param {string} filename
 * @param {string} parameters
 */
function scriptOf(source, filename, parameters) {
  if (source.includes('import(')) return undefined;
  const opening = `(function(${parameters}){`;
  try {
    return new Script(`${opening}${source}\n})`, { filename, columnOffset: -opening.length });
  } catch {
    return undefined;
  }
}

module.exports = class extends Runtime {
  /** @param {any[]} options */
  constructor(...options) {
    super(...options);
    const { executor } = this;
    const compileItself = executor.compile;
    const parameters = executor.injectedModuleParameters.join();
    /**
     * @param {string} source
     * @param {string} filename
     */
    executor.compile = (source, filename) => {
      const context = executor.environment.getVmContext();
      if (context === null) return null;
      let known = compiled.get(filename);
      if (known?.source !== source) {
        known = { source, script: scriptOf(source, filename, parameters) };
        compiled.set(filename, known);
      }
      // It says what is wrong in its own way, and what imports while it runs has to say to Jest from where.
      if (!known.script) return compileItself.call(executor, source, filename);
      return known.script.runInContext(context);
    };
  }
};
