// @ts-check

/**
 * How a project of tests that run in Node reads its files.
 * @param {string} root the repository, as the project sees it
 */
export const nodeTests = (root) => ({
  testEnvironment: `${root}/tests/support/plainNodeEnvironment.cjs`,
  transform: {
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
  },
  // These packages publish ES modules only.
  transformIgnorePatterns: [
    '/node_modules/(?!(csv-parse|date-fns-tz|date-fns|htmlparser2|domhandler|domutils|dom-serializer|domelementtype|entities|openid-client|oauth4webapi|jose)/)',
  ],
  runtime: `${root}/tests/support/compileOnce.cjs`,
  setupFiles: [`${root}/tests/support/preloadClock.ts`],
});
