/**
 * `npm run relevance`: asks the embedded platform's search what patients ask, in this process, judges the answers by the
 * rules beside the queries (docs/relevance.md), and fails when a class falls below its floor.
 *
 *   --failures      what came instead, for each query whose first result is not right
 *   --class NAME    one class only
 *   --language es   one language only
 *   --held          with --failures: those held apart, too. Who tunes the search does not look at them
 *   --raise "why"   moves the floors up to a little under what was measured
 */
import { performance } from 'node:perf_hooks';
import { parseArgs } from 'node:util';
import { createJudge, unknownValues } from './lib/relevance/judge.ts';
import { openNetwork } from './lib/relevance/openNetwork.ts';
import { readFloors, readRelevanceFiles, writeFloors } from './lib/relevance/relevanceFiles.ts';
import { failureLines, floorProblems, tableLines, withRaisedFloors } from './lib/relevance/report.ts';

/** Enough of the demo network that every rule can be met, and no more, for the sake of time. */
const SCALE = 0.25;

const { values: options } = parseArgs({
  options: {
    failures: { type: 'boolean', default: false },
    held: { type: 'boolean', default: false },
    class: { type: 'string' },
    language: { type: 'string' },
    raise: { type: 'string' },
  },
});
const started = performance.now();
const { answers, queries } = readRelevanceFiles();
const asked = queries.filter(
  (query) =>
    (options.class === undefined || query.class === options.class) &&
    (options.language === undefined || query.locale === options.language),
);
const isWhole = asked.length === queries.length;
const network = openNetwork(SCALE);
const filled = performance.now();
const { judge, unanswerable } = createJudge(network);
const slips = [...unknownValues(network, answers), ...unanswerable(asked)];
if (slips.length > 0) throw new Error(`True of nothing in the network:\n${slips.join('\n')}`);
const judged = asked.map(judge);
const history = readFloors();
const floors = history.at(-1)?.floors ?? {};

if (options.failures) console.log(`${failureLines(judged, network, options.held).join('\n')}\n`);
console.log(`${' '.repeat(16)}${'tuned on'.padStart(20)}${' '.repeat(22)}held apart`);
console.log(tableLines(judged, floors).join('\n'));
network.close();
const seconds = (from: number, to: number) => ((to - from) / 1000).toFixed(1);
console.log(
  `\n${judged.length} queries in ${seconds(started, performance.now())} s, ${seconds(started, filled)} of them filling the network`,
);
if (options.raise !== undefined) {
  if (!isWhole) throw new Error('Floors are raised by a whole run');
  const on = new Date().toISOString().slice(0, 10);
  writeFloors(withRaisedFloors(history, judged, { on, why: options.raise }));
} else if (isWhole) {
  const problems = floorProblems(judged, floors);
  for (const problem of problems) console.error(`below its floor: ${problem}`);
  process.exitCode = problems.length > 0 ? 1 : 0;
}
