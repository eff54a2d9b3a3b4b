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
      'declaration-on-domain',
      'declaration, the grammar of components, imports domain.',
      { path: '^src/declaration', pathNot: test },
      { path: '^src/(?!declaration|domain)' },
    ),
    never(
      'browser-on-domain',
      'Services of the browser import only domain.',
      { path: '^src/browser', pathNot: test },
      { path: '^src/(?!browser|domain)' },
    ),
    never(
      'context-on-ports',
      'The page a component stands on imports ports, declaration and domain.',
      { path: '^src/context', pathNot: test },
      { path: '^src/(?!context|declaration|ports|domain)' },
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
      'components import ui, domain, ports, the page they stand on, services of the browser and editor notices.',
      { path: '^src/components/', pathNot: [test, '\\.data\\.ts$', 'generated', '/testing/'] },
      { path: '^src/(?!components|ui|domain|ports|context|declaration|browser|editor)' },
    ),
    never(
      'component-folders',
      'A component folder keeps its inside to itself; what two share moves to ui, components/shared or components/cards.',
      { path: '^src/components/((?:search|entity)/[^/]+|[^/]+)/', pathNot: [test, '/testing/'] },
      {
        path: '^src/components/[^/]+/',
        pathNot: [
          '^src/components/$1/',
          '^src/components/cards/',
          '^src/components/search/common/',
          '^src/components/shared/',
          // The search page that a listing limits to its address.
          '^src/components/search/pages/',
        ],
      },
    ),
    never(
      'editor',
      'editor imports ui, domain and the page it stands on.',
      { path: '^src/editor', pathNot: test },
      { path: '^src/(?!editor|ui|domain|context|declaration)' },
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
