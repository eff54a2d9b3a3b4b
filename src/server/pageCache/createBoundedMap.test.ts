import fc from 'fast-check';
import { createBoundedMap } from './createBoundedMap.ts';

describe('createBoundedMap', () => {
  it('lets what was used longest ago go first, and says so', () => {
    const gone: string[] = [];
    const map = createBoundedMap<string>(30, (key) => gone.push(key));
    map.set('a', 'A', 10);
    map.set('b', 'B', 10);
    map.set('c', 'C', 10);
    expect(map.get('a')).toBe('A');
    map.set('d', 'D', 10);
    expect(gone).toEqual(['b']);
    expect(['a', 'b', 'c', 'd'].map((key) => map.has(key))).toEqual([true, false, true, true]);
  });

  it('keeps nothing larger than its bound, and counts a replaced entry once', () => {
    const map = createBoundedMap<string>(30);
    map.set('a', 'A', 10);
    map.set('a', 'A again', 12);
    expect([map.size(), map.count()]).toEqual([12, 1]);
    map.set('huge', 'H', 31);
    expect([map.has('huge'), map.size()]).toEqual([false, 0]);
  });

  it('never holds more than its bound, and knows what it holds, whatever is done to it', () => {
    const step = fc.record({
      key: fc.constantFrom('a', 'b', 'c', 'd', 'e'),
      size: fc.integer({ min: 0, max: 60 }),
      does: fc.constantFrom('set', 'get', 'delete'),
    });
    fc.assert(
      fc.property(fc.array(step, { maxLength: 60 }), (steps) => {
        const sizes = new Map<string, number>();
        const map = createBoundedMap<number>(100, (key) => sizes.delete(key));
        for (const { key, size, does } of steps) {
          if (does === 'get') map.get(key);
          else if (does === 'delete') {
            map.delete(key);
            sizes.delete(key);
          } else {
            sizes.set(key, size);
            map.set(key, size, size);
          }
          const total = [...sizes.values()].reduce((sum, one) => sum + one, 0);
          expect([map.size(), map.count()]).toEqual([total, sizes.size]);
          expect(map.size()).toBeLessThanOrEqual(100);
        }
      }),
    );
  });
});
