// Who may import whom: the rules of scripts/lib/rooms.ts, and some that hold everywhere.
// The tool loads this file as CommonJS.
const { roomRules } = require('./scripts/lib/rooms.ts');

module.exports = {
  forbidden: [
    {
      name: 'no-circular',
      comment: 'A circle has no first reader.',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    {
      name: 'no-unresolved',
      comment: 'The import leads nowhere.',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true },
    },
    ...roomRules(),
    {
      name: 'platform-alone',
      comment:
        'The platform is a package of its own: its tests, too, know no more of the repository than domain.',
      severity: 'error',
      from: { path: '^src/platform/' },
      to: { path: '^(?:scripts|tests|src/(?!platform/|domain/))' },
    },
    {
      name: 'own-packages',
      comment: 'A package is named in the package.json that stands nearest: the platform has its own.',
      severity: 'error',
      from: {},
      to: { dependencyTypes: ['npm-no-pkg', 'npm-unknown'] },
    },
    {
      name: 'no-development-packages',
      comment: 'An install without development packages has them not.',
      severity: 'error',
      from: { path: '^src/', pathNot: ['\\.test\\.tsx?$', '/testing/', '^src/platform/jest.config.js$'] },
      to: { dependencyTypes: ['npm-dev'], dependencyTypesNot: ['type-only'] },
    },
  ],
  options: {
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    doNotFollow: { path: 'node_modules' },
    exclude: { path: ['\\.next'] },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.js', '.mjs', '.cjs', '.json', '.css'],
    },
  },
};
