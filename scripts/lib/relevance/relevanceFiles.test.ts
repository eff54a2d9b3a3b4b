import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { belowFloor, lowered, raised } from './floors.ts';
import { isHeld } from './isHeld.ts';
import { pointOf } from './pointOf.ts';
import { readFloors, readRelevanceFiles } from './relevanceFiles.ts';

const { queries } = readRelevanceFiles();
const folder = join(import.meta.dirname, '../../../tests/relevance');

describe('the queries', () => {
  it('are at least six hundred, in both languages, a third of them held apart', () => {
    expect(queries.length).toBeGreaterThan(600);
    const inSpanish = queries.filter(({ locale }) => locale === 'es').length;
    expect(inSpanish / queries.length).toBeGreaterThan(0.4);
    const held = queries.filter((query) => query.isHeld).length;
    expect(held / queries.length).toBeGreaterThan(0.3);
    expect(held / queries.length).toBeLessThan(0.37);
  });

  it('are held apart for ever, with those that differ in accents alone', () => {
    expect(
      ['heart doctor', 'urgent care', 'flu shot', 'pcp', 'afib'].map((text) => isHeld('en', text)),
    ).toEqual([...[true, false, false, false, false]]);
    expect(isHeld('es', 'CORAZÓN')).toBe(isHeld('es', 'corazon'));
  });

  it('name towns and ZIP areas that exist', () => {
    for (const { want } of queries)
      if (want.conditions.near) expect(() => pointOf(want.conditions.near!)).not.toThrow();
    expect(() => pointOf('Atlantis')).toThrow('Atlantis');
  });

  it('use every answer there is, and each class says what it is about', () => {
    const used = new Set(queries.map(({ want }) => want.text.split(';')[0]));
    const unused = [...readRelevanceFiles().answers.keys()].filter((name) => !used.has(name));
    expect(unused).toEqual([]);
    for (const name of readdirSync(join(folder, 'queries')))
      expect(readFileSync(join(folder, 'queries', name), 'utf8')).toMatch(/^about: \S/);
  });
});

describe('floors', () => {
  const floor = { ndcg: 0.5, top1: 0.6, top5: 0.7, zero: 0.1 };
  const figures = { count: 100, ndcg: 0.5, top1: 0.6, top5: 0.7, zero: 0.1 };

  it('only ever moved up, and every class has them', () => {
    const history = readFloors();
    history.slice(1).forEach(({ floors }, at) => expect(lowered(history[at]!.floors, floors)).toEqual([]));
    expect(Object.keys(history.at(-1)!.floors).sort()).toEqual([
      ...new Set(queries.map((query) => query.class)),
    ]);
  });

  it('are kept by figures that reach them, and say which does not', () => {
    expect(belowFloor(figures, floor)).toEqual([]);
    expect(belowFloor({ ...figures, top1: 0.59, zero: 0.11 }, floor)).toEqual([
      'top1 0.590, floor 0.6',
      'zero 0.110, floor 0.1',
    ]);
  });

  it('one that is lower, or gone, is found', () => {
    const before = { a: { en: floor, es: floor }, b: { en: floor, es: floor } };
    const after = { a: { en: { ...floor, ndcg: 0.51, zero: 0.05 }, es: { ...floor, top5: 0.69 } } };
    expect(lowered(before, after)).toEqual(['a es: top5 from 0.7 to 0.69', 'b en is gone', 'b es is gone']);
    expect(lowered(before, before)).toEqual([]);
  });

  it('are raised to a little under what was measured, never lowered', () => {
    expect(raised(figures)).toEqual({ ndcg: 0.47, top1: 0.57, top5: 0.67, zero: 0.13 });
    expect(raised({ ...figures, count: 10 })).toEqual({ ndcg: 0.4, top1: 0.5, top5: 0.6, zero: 0.2 });
    expect(raised(figures, floor)).toEqual(floor);
  });
});
