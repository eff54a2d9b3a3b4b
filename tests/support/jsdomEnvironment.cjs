// @ts-check
/** A browser's document for component tests: jsdom of our own choice, since Jest's comes with one that reckons each style anew. */
const { default: Environment } = require('@jest/environment-jsdom-abstract');
const jsdom = require('jsdom');

module.exports = class extends Environment {
  /**
   * @param {import('@jest/environment').JestEnvironmentConfig} config
   * @param {import('@jest/environment').EnvironmentContext} context
   */
  constructor(config, context) {
    super(config, context, jsdom);
  }
};
