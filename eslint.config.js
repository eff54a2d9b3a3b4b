import { builtinRules } from 'eslint/use-at-your-own-risk';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';

/**
 * max-lines-per-function, but for the body of a `describe`, which only lists tests.
 * @type {import('eslint').Rule.RuleModule}
 */
const longFunctions = {
  meta: builtinRules.get('max-lines-per-function').meta,
  create: (context) =>
    builtinRules.get('max-lines-per-function').create(
      Object.create(context, {
        report: { value: (found) => isDescribed(found.node) || context.report(found) },
      }),
    ),
};

/** Whether a function is what a `describe` or `describe.each` is called with. */
const isDescribed = ({ parent }) => {
  let named = parent.type === 'CallExpression' ? parent.callee : undefined;
  while (named && named.type !== 'Identifier') named = named.callee ?? named.object ?? named.tag;
  return named?.name === 'describe';
};

/** What no file does. */
const BARREL = {
  selector: 'ExportAllDeclaration',
  message: 'No barrel files: import from the file itself.',
};
/** What a page waits for before it wakes, though few pages need it: a first format keeps a phone busy for a tenth of a second. */
const EAGER_FORMAT = {
  selector: "NewExpression[callee.object.name='Intl']:not(:function *)",
  message: 'A format is made when it is first asked for, not when a page wakes.',
};
/** What a service sends may be anything: `String()` throws on an object with a `toString` of its own. */
const SENT_AS_TEXT = {
  selector: "CallExpression[callee.name='String'] MemberExpression[computed=true][property.type='Literal']",
  message: 'A member that a service sent is read with readText.',
};
/** A program that closes a data file has it to itself for a moment: who opens it beside that says how long it waits. */
const HASTY = {
  selector: "NewExpression[callee.name='DatabaseSync']:not(:has(Property[key.name='timeout']))",
  message: 'A data file is opened with openDataFile, which waits for who is closing it.',
};
/** What tells a time by the clock of the browser. */
const BROWSERS_CLOCK = [
  "MemberExpression[object.name='Intl'][property.name='DateTimeFormat']",
  'MemberExpression[property.name=/^(toLocale(Date|Time)?String|to(Date|Time)String)$/]',
  'MemberExpression[property.name=/^get(FullYear|Month|Date|Day|Hours|Minutes)$/]',
];

/** Functions that may be longer than 80 lines because they do nothing but list. Each room names its own. */
const LISTS = {
  site: [
    'src/components/entity/facility/testing/facilityFixture.ts',
    'src/components/entity/provider/testing/providerFixture.ts',
    // Stands for a `describe`.
    'src/components/entity/facility/testing/testFacilityHero.tsx',
  ],
};

export default tseslint.config(
  {
    ignores: [
      'node_modules/**',
      '**/.next*/**',
      '.studio/**',
      'public/editor/**',
      'data/**',
      'coverage/**',
      'playwright-report/**',
      'test-results/**',
      '**/*.generated.ts',
      'next-env.d.ts',
    ],
  },
  ...tseslint.configs.recommended,
  {
    files: ['**/*.tsx'],
    plugins: { 'jsx-a11y': jsxA11y, 'react-hooks': reactHooks },
    rules: {
      ...jsxA11y.flatConfigs.recommended.rules,
      'react-hooks/rules-of-hooks': 'error',
      'react-hooks/exhaustive-deps': 'error',
    },
  },
  {
    rules: {
      // The compiler says it, and in a fifth of the time.
      '@typescript-eslint/no-unused-vars': 'off',
      '@typescript-eslint/consistent-type-imports': [
        'error',
        { prefer: 'type-imports', fixStyle: 'separate-type-imports', disallowTypeAnnotations: false },
      ],
      'no-restricted-syntax': ['error', BARREL],
      eqeqeq: ['error', 'smart'],
      'no-console': 'off',
    },
  },
  {
    files: ['src/**/*.{ts,tsx,js}', 'scripts/**/*.{ts,mjs}', 'tests/support/**/*.{ts,tsx}'],
    ignores: Object.values(LISTS).flat(),
    plugins: { house: { rules: { 'long-functions': longFunctions } } },
    rules: {
      'house/long-functions': ['error', { max: 80, skipBlankLines: true, skipComments: true }],
    },
  },
  {
    files: ['src/platform/**/*.ts', 'scripts/**/*.ts', 'tests/e2e/**/*.ts'],
    ignores: ['**/*.test.ts'],
    rules: { 'no-restricted-syntax': ['error', BARREL, HASTY] },
  },
  {
    files: ['src/{browser,context,i18n,start,ui}/**/*.{ts,tsx}', 'src/components/**/*.{ts,tsx}'],
    ignores: ['**/*.test.{ts,tsx}', '**/testing/**'],
    rules: { 'no-restricted-syntax': ['error', BARREL, EAGER_FORMAT, SENT_AS_TEXT] },
  },
  {
    files: ['src/{adapters,page,server}/**/*.{ts,tsx}'],
    ignores: ['**/*.test.{ts,tsx}', '**/testing/**'],
    rules: { 'no-restricted-syntax': ['error', BARREL, SENT_AS_TEXT] },
  },
  {
    // What loads a component's data, and what it shares: an outage must reach the page, which knows what to do with it.
    files: ['src/components/**/*.ts'],
    // A session runs in the browser, where a failure is something to show.
    ignores: ['**/*.test.ts', '**/use*.ts', '**/create*Session.ts', '**/testing/**'],
    rules: {
      'no-restricted-syntax': [
        'error',
        BARREL,
        EAGER_FORMAT,
        SENT_AS_TEXT,
        {
          selector: 'CatchClause',
          message: 'A loader never catches: orElse of its context goes on without.',
        },
        {
          selector: "CallExpression[callee.property.name='catch']",
          message: 'A loader never catches: orElse of its context goes on without.',
        },
        {
          selector: "CallExpression[callee.property.name='then'][arguments.length>1]",
          message: 'A loader never catches: orElse of its context goes on without.',
        },
        {
          selector: "MemberExpression[object.name='Promise'][property.name='allSettled']",
          message: 'A loader never catches: orElse of its context goes on without.',
        },
      ],
    },
  },
  {
    // A moment reads the same to everybody who looks at a site, wherever they sit.
    files: ['src/studio/**/*.{ts,tsx}'],
    ignores: ['src/studio/clock/clockOf.ts'],
    rules: {
      'no-restricted-syntax': [
        'error',
        BARREL,
        ...BROWSERS_CLOCK.map((selector) => ({
          selector,
          message: 'Times are told by the clock of the site: useClock, clockOf.',
        })),
      ],
    },
  },
  {
    files: ['src/domain/**/*.{ts,tsx}'],
    ignores: ['**/*.test.ts'],
    rules: {
      'no-restricted-syntax': [
        'error',
        BARREL,
        EAGER_FORMAT,
        SENT_AS_TEXT,
        {
          selector: "CallExpression[callee.object.name='Date'][callee.property.name='now']",
          message: 'Rules take the time as an argument.',
        },
        {
          selector: "NewExpression[callee.name='Date'][arguments.length=0]",
          message: 'Rules take the time as an argument.',
        },
        {
          selector: "CallExpression[callee.object.name='Math'][callee.property.name='random']",
          message: 'Rules take randomness as an argument.',
        },
      ],
    },
  },
  {
    files: ['**/*.cjs'],
    rules: { '@typescript-eslint/no-require-imports': 'off' },
  },
);
