/**
 * Jest's runtime, except that a worker compiles a module once: Jest itself compiles every module anew for each test file, React and
 * all it tests with hundreds of times. A file still gets modules of its own, since each evaluates them for itself.
 */
const { Script } = require('node:vm');
const { default: Runtime } = require('jest-runtime');

/** By file: the text that was compiled, and the script. One file can have two texts, where mocks are lifted above its imports. */
const compiled = new Map();

/** Undefined for what cannot be compiled this way. */
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
  constructor(...options) {
    super(...options);
    const { executor } = this;
    const compileItself = executor.compile;
    const parameters = executor.injectedModuleParameters.join();
    executor.compile = function (source, filename) {
      const context = this.environment.getVmContext();
      if (context === null) return compileItself.call(this, source, filename);
      let known = compiled.get(filename);
      if (known?.source !== source) {
        known = { source, script: scriptOf(source, filename, parameters) };
        compiled.set(filename, known);
      }
      // It says what is wrong in its own way, and what imports while it runs has to say to Jest from where.
      if (!known.script) return compileItself.call(this, source, filename);
      return known.script.runInContext(context);
    };
  }
};
