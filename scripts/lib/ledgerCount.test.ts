import { countLedger, jestOutcomes, ledgerRows, playwrightOutcomes } from './ledgerCount.ts';

const rows = ledgerRows(`
| ID | Requirement | Exact |
|---|---|---|
| S-001 | One. | — |
| Q-002 | Two. | — |
| Q-003a | Three. | — |
| R-004 | Four. | — |
| A-05 | gap | A reading. |
`);

it('reads the rows of every table', () => {
  expect([...rows]).toEqual([
    ['S-001', 'One.'],
    ['Q-002', 'Two.'],
    ['Q-003a', 'Three.'],
    ['R-004', 'Four.'],
    ['A-05', 'gap'],
  ]);
});

it('counts a row when a test that names it passed, in jest and in the browser, alone or in a group', () => {
  const outcomes = [
    ...jestOutcomes({
      testResults: [
        {
          assertionResults: [
            { fullName: '[S-001, Q-002] says both', status: 'passed' },
            { fullName: 'a group [R-004] of rows noon', status: 'failed' },
            { fullName: 'a group [R-004] of rows midnight', status: 'passed' },
          ],
        },
      ],
    }),
    ...playwrightOutcomes({
      suites: [
        {
          title: 'a.spec.ts',
          specs: [{ title: 'none', tests: [{ status: 'expected' }] }],
          suites: [{ title: '[Q-003a] tabs', specs: [{ title: 'by key', tests: [{ status: 'flaky' }] }] }],
        },
      ],
    }),
  ];
  const { proven, failed, unknown } = countLedger(rows, outcomes);
  expect([...proven].sort()).toEqual(['Q-002', 'Q-003a', 'S-001']);
  expect([...failed]).toEqual(['R-004']);
  expect(unknown).toEqual([]);
});

it.each(['skipped', 'pending', 'todo', 'disabled'])('counts no test of jest that is %s', (status) => {
  const report = { testResults: [{ assertionResults: [{ fullName: '[S-001] x', status }] }] };
  expect(countLedger(rows, jestOutcomes(report)).proven.size).toBe(0);
});

it('counts no browser test that was skipped, and none that failed', () => {
  for (const status of ['skipped', 'unexpected']) {
    const report = { suites: [{ title: 'a', specs: [{ title: '[S-001] x', tests: [{ status }] }] }] };
    expect(countLedger(rows, playwrightOutcomes(report)).proven.size).toBe(0);
  }
});

it('names an id that no row has, also of a test that did not run', () => {
  const outcomes = [
    { title: '[S-999] x', outcome: 'not-run' as const },
    { title: 'plain S-998 outside brackets', outcome: 'passed' as const },
  ];
  expect(countLedger(rows, outcomes).unknown).toEqual([{ id: 'S-999', title: '[S-999] x' }]);
});

it('keeps what the first failed try said, also of a test that passed when tried again', () => {
  const failed = playwrightOutcomes({
    suites: [
      {
        title: 'a.spec.ts',
        specs: [
          {
            title: 'opens',
            tests: [
              {
                status: 'flaky',
                results: [{ error: { message: '\u001b[31mError\u001b[39m: shut\n\n    at a.ts:1' } }, {}],
              },
            ],
          },
          { title: 'closes', tests: [{ status: 'expected', results: [{}] }] },
        ],
      },
    ],
  });
  expect(failed).toEqual([
    { title: 'a.spec.ts opens', outcome: 'passed', complaint: 'Error: shut' },
    { title: 'a.spec.ts closes', outcome: 'passed' },
  ]);
  const [unit] = jestOutcomes({
    testResults: [
      {
        assertionResults: [
          { fullName: 'adds', status: 'failed', failureMessages: [`Error: 1 is not 2\n${'x'.repeat(9000)}`] },
        ],
      },
    ],
  });
  expect(unit?.complaint).toBe(`Error: 1 is not 2\n${'x'.repeat(240)} …`);
});
