// Who may import whom. The map is in README.md; a type-only import counts like any other unless said.
const test = '\\.test\\.tsx?$';
const never = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to });

module.exports = {
  forbidden: [
    never(
      'no-circular',
      'A circle has no first reader.',
      {},
      { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    ),
    never('no-unresolved', 'The import leads nowhere.', {}, { couldNotResolve: true }),
    never(
      'domain-alone',
      'domain imports nothing outside domain.',
      { path: '^src/domain', pathNot: test },
      { path: '^src/(?!domain)' },
    ),
    never(
      'ports-on-domain',
      'ports import only domain.',
      { path: '^src/ports', pathNot: test },
      { path: '^src/(?!domain|ports)' },
    ),
    never(
      'adapters-on-ports',
      'adapters import ports and domain.',
      { path: '^src/adapters', pathNot: test },
      { path: '^src/(?!adapters|ports|domain)' },
    ),
    never(
      'ui-alone',
      'ui knows domain types at most.',
      { path: '^src/ui', pathNot: test },
      { path: '^src/(?!ui|domain)' },
    ),
    never(
      'components',
      'components import ui, domain, ports, editor notices and cards.',
      { path: '^src/components/', pathNot: [test, '\\.data\\.ts$', 'generated', '/testing/'] },
      { path: '^src/(?!components|ui|domain|ports|editor)' },
    ),
    never(
      'component-folders',
      'A component folder keeps its inside to itself; what two share moves to ui or components/cards.',
      { path: '^src/components/((?:search|entity)/[^/]+|[^/]+)/', pathNot: [test, '/testing/'] },
      {
        path: '^src/components/[^/]+/',
        pathNot: [
          '^src/components/$1/',
          '^src/components/cards/',
          '^src/components/search/common/',
          '^src/components/entity/shared/',
          // The frame of every hero, and the search page that a listing limits to its address.
          '^src/components/hero/HeroFrame/',
          '^src/components/search/pages/',
          '^src/components/listing/shared/',
        ],
      },
    ),
    never(
      'editor',
      'editor imports ui, domain and ports.',
      { path: '^src/editor', pathNot: test },
      { path: '^src/(?!editor|ui|domain|ports)' },
    ),
    never(
      'page',
      'The page steps get their ports from server/compose.',
      { path: '^src/page', pathNot: test },
      { path: '^src/(?:adapters|platform|pages)' },
    ),
    never(
      'server',
      'Only server/compose picks adapters.',
      { path: '^src/server', pathNot: [test, '^src/server/compose'] },
      { path: '^src/(?:adapters/(?!http)|platform|components|pages)' },
    ),
    never(
      'pages',
      'pages are routes only.',
      { path: '^src/pages', pathNot: test },
      { path: '^src/(?:adapters|platform|ui|editor)' },
    ),
    never(
      'site-without-platform',
      'The site knows protocols, never who answers them.',
      { path: '^src/(?!platform)', pathNot: test },
      { path: '^src/platform' },
    ),
    never(
      'platform-alone',
      'The platform may share domain types; the two sides of a protocol must not share a bug.',
      { path: '^src/platform', pathNot: test },
      { path: '^src/(?!platform)', dependencyTypesNot: ['type-only'] },
    ),
    never(
      'platform-types',
      'Even types come from domain only.',
      { path: '^src/platform', pathNot: test },
      { path: '^src/(?!platform|domain)' },
    ),
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
