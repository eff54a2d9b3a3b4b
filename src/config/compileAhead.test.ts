import { compileAhead } from './compileAhead.ts';

type Work = (assets: object) => void;

/** The scripts after a build of `files`, by name; the bundler itself is played. */
function built(files: Record<string, string>): Record<string, string> {
  const result = { ...files };
  const compilation = {
    hooks: { processAssets: { tap: (_: object, work: Work) => work(files) } },
    updateAsset: (name: string, change: (code: string) => string) => {
      result[name] = change(files[name] ?? '');
    },
  };
  compileAhead({
    hooks: {
      thisCompilation: { tap: (_: string, begin: (one: never) => void) => begin(compilation as never) },
    },
    webpack: {
      Compilation: { PROCESS_ASSETS_STAGE_ADDITIONAL: -100, PROCESS_ASSETS_STAGE_SUMMARIZE: 1000 },
      sources: {
        RawSource: Object,
        ConcatSource: class extends String {
          constructor(...parts: (string | object)[]) {
            super(parts.join(''));
          }
        },
      },
    },
  });
  return Object.fromEntries(Object.entries(result).map(([name, code]) => [name, String(code)]));
}

it('has the browser compile ahead what every page runs, and nothing else', () => {
  const hinted = '//# allFunctionsCalledOnLoad\ncode';
  expect(
    built({
      'static/chunks/framework-0018e50ca362225b.js': 'code',
      'static/chunks/main-893d85136deaf9a1.js': 'code',
      'static/chunks/main-app-893d85136deaf9a1.css': 'code',
      'static/chunks/search.3516ead.js': 'code',
      'static/chunks/pages/_app-1.js': 'code',
    }),
  ).toEqual({
    'static/chunks/framework-0018e50ca362225b.js': hinted,
    'static/chunks/main-893d85136deaf9a1.js': hinted,
    'static/chunks/main-app-893d85136deaf9a1.css': 'code',
    'static/chunks/search.3516ead.js': 'code',
    'static/chunks/pages/_app-1.js': 'code',
  });
});
