// Who may import whom: the rules of scripts/lib/rooms.ts, and two that hold everywhere.
// The tool loads this file as CommonJS.
// eslint-disable-next-line @typescript-eslint/no-require-imports
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
  ],
  options: {
    tsPreCompilationDeps: 'specify',
    tsConfig: { fileName: 'tsconfig.json' },
    doNotFollow: { path: 'node_modules' },
    exclude: { path: ['node_modules', '\\.next'] },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.js', '.mjs', '.cjs', '.json', '.css'],
    },
  },
};
