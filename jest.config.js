// @ts-check
// Three projects: rules and adapters run in Node, components in jsdom; the platform's own stand in its package.
import { nodeTests } from './jest.node.js';

const react = '<rootDir>/node_modules/react';

const shared = {
  ...nodeTests('<rootDir>'),
  moduleNameMapper: {
    '\\.css$': '<rootDir>/tests/support/emptyModule.cjs',
  },
  modulePathIgnorePatterns: ['<rootDir>/.next', '<rootDir>/data'],
};

export default {
  // Jest leaves one core alone unless told otherwise: on two, half the machine would wait.
  maxWorkers: '100%',
  // What a file leaves behind goes with the worker: by the end each would hold four gigabytes.
  workerIdleMemoryLimit: '1500MB',
  // Generous: on a small busy machine a page full of components takes its time.
  testTimeout: 30_000,
  globalSetup: '<rootDir>/tests/support/demoStoreFolder.cjs',
  projects: [
    {
      ...shared,
      displayName: 'node',
      // React as visitors get it: what only writes pages needs none of the warnings, which take most of its time.
      moduleNameMapper: {
        ...shared.moduleNameMapper,
        '^react$': `${react}/cjs/react.production.js`,
        '^react/jsx-runtime$': `${react}/cjs/react-jsx-runtime.production.js`,
        '^react-dom$': `${react}-dom/cjs/react-dom.production.js`,
        '^react-dom/server$': '<rootDir>/tests/support/reactServer.cjs',
      },
      testMatch: ['<rootDir>/{src,tests,scripts}/**/*.test.ts'],
      testPathIgnorePatterns: ['/node_modules/', '<rootDir>/tests/e2e/', '<rootDir>/src/platform/'],
    },
    {
      ...shared,
      displayName: 'dom',
      testEnvironment: '<rootDir>/tests/support/jsdomEnvironment.cjs',
      moduleNameMapper: {
        ...shared.moduleNameMapper,
        // The vendor's own widgets come along with its field helpers, as browser modules; the site leaves them out too.
        '^@sitecore-feaas/clientside': '<rootDir>/tests/support/emptyModule.cjs',
      },
      testMatch: ['<rootDir>/src/**/*.test.tsx'],
      setupFilesAfterEnv: [
        '<rootDir>/tests/support/jestDom.ts',
        '<rootDir>/tests/support/withoutOwnerStacks.ts',
        '<rootDir>/tests/support/ownBoxes.ts',
      ],
    },
    '<rootDir>/src/platform',
  ],
};
