import { abstractOf, prepareResearch } from './entities/research.ts';
import { sentencesOf } from './testing/readingLevel.ts';
import { PUBLICATIONS } from './text/researchText.ts';
import { emptyWorld, numbered } from './World.ts';

/* What the abstracts that are put together keep: a list of publications does not read like one of them many times. */

const world = emptyWorld('2026-11-21', 1);
prepareResearch(world);
const topics = world.researchTopics;
const abstracts = Array.from({ length: 160 }, (_, at) =>
  abstractOf(
    numbered('pub', at + 1, 4),
    PUBLICATIONS[at % PUBLICATIONS.length]!,
    topics[(at * 11) % topics.length]!,
    Math.floor(at / PUBLICATIONS.length),
  ),
);

it('leaves no gap open, and says all four parts', () => {
  for (const abstract of abstracts) {
    expect(abstract).not.toMatch(/[{}]/);
    expect(abstract.match(/<strong>\w+:/g)).toHaveLength(4);
  }
});

it('tells no two publications in the same words, and says few sentences often', () => {
  expect(new Set(abstracts).size).toBeGreaterThan(abstracts.length - 3);
  const times = new Map<string, number>();
  for (const abstract of abstracts)
    for (const sentence of sentencesOf(
      abstract.replace(/<strong>[^<]*<\/strong>/g, '').replace(/<[^>]+>/g, ' '),
    ))
      times.set(sentence, (times.get(sentence) ?? 0) + 1);
  expect([...times].filter(([, count]) => count > 24).map(([sentence]) => sentence)).toEqual([]);
});
