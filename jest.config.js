// @ts-check
// Two projects: rules, adapters and the platform run in Node; components run in jsdom.
const transform = {
  '\\.(ts|tsx|js|mjs)$': [
    '@swc/jest',
    {
      jsc: {
        parser: { syntax: 'typescript', tsx: true },
        transform: { react: { runtime: 'automatic' } },
        target: 'es2022',
      },
      module: { type: 'commonjs' },
    },
  ],
};
const shared = {
  transform,
  // These packages publish ES modules only.
  transformIgnorePatterns: [
    '/node_modules/(?!(csv-parse|date-fns-tz|date-fns|htmlparser2|domhandler|domutils|dom-serializer|domelementtype|entities)/)',
  ],
  moduleNameMapper: {
    '\\.css$': '<rootDir>/tests/support/emptyModule.cjs',
  },
  modulePathIgnorePatterns: ['<rootDir>/.next', '<rootDir>/data'],
  setupFiles: ['<rootDir>/tests/support/preloadClock.ts'],
};

export default {
  // Generous: on a small busy machine a page full of components takes its time.
  testTimeout: 30_000,
  projects: [
    {
      ...shared,
      displayName: 'node',
      testEnvironment: 'node',
      testMatch: ['<rootDir>/{src,tests,scripts}/**/*.test.ts'],
      testPathIgnorePatterns: ['/node_modules/', '<rootDir>/tests/e2e/'],
    },
    {
      ...shared,
      displayName: 'dom',
      testEnvironment: 'jsdom',
      moduleNameMapper: {
        ...shared.moduleNameMapper,
        // The vendor's own widgets come along with its field helpers, as browser modules; the site leaves them out too.
        '^@sitecore-feaas/clientside': '<rootDir>/tests/support/emptyModule.cjs',
      },
      testMatch: ['<rootDir>/src/**/*.test.tsx'],
      setupFilesAfterEnv: ['<rootDir>/tests/support/jestDom.ts'],
    },
  ],
};
