// @ts-check
/**
 * Jest's environment for tests in Node, in a context without interceptors. Jest's own puts a proxy between a module and everything
 * global, so that each `Math.floor` calls one; code that reckons much takes two to three times as long behind it.
 */
const vm = require('node:vm');
const { TestEnvironment } = require('jest-environment-node');

const contextWithInterceptors = vm.createContext;

module.exports = class extends TestEnvironment {
  /** @param {ConstructorParameters<typeof TestEnvironment>} given */
  constructor(...given) {
    // It lets nobody say which context it is to make.
    vm.createContext = () => contextWithInterceptors(vm.constants.DONT_CONTEXTIFY);
    try {
      super(...given);
    } finally {
      vm.createContext = contextWithInterceptors;
    }
  }
};
