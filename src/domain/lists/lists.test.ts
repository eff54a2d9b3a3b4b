import fc from 'fast-check';
import { sortByName } from './sortByName.ts';
import { parseStoredList } from './storedList.ts';

describe('parseStoredList', () => {
  it.each([
    [
      '[R-105] every item has id and label',
      '[{"id":"1","label":"A"},{"id":2,"label":"B","type":"ce_award","entityId":"e","x":1}]',
      [
        { id: '1', label: 'A' },
        { id: '2', label: 'B', type: 'ce_award', entityId: 'e' },
      ],
    ],
    [
      '[R-105] an icon',
      '[{"id":"1","label":"A","prefix":"fas","name":"heart"}]',
      [{ id: '1', label: 'A', prefix: 'fas', name: 'heart' }],
    ],
    ['[R-106] one item lacks a label', '[{"id":"1","label":"A"},{"id":"2"}]', []],
    ['[R-106] one item lacks an id', '[{"label":"A"}]', []],
    ['[R-106] an item is no object', '[null]', []],
    ['[R-106] not an array', '{"id":"1","label":"A"}', []],
    ['[R-106] not JSON', '[{', []],
    ['[R-106] empty', '', []],
    ['[R-106] missing', undefined, []],
  ])('%s', (_, text, expected) => {
    expect(parseStoredList(text)).toEqual(expected);
  });

  it('never throws', () => {
    fc.assert(fc.property(fc.oneof(fc.string(), fc.json()), (text) => Array.isArray(parseStoredList(text))));
  });
});

describe('sortByName', () => {
  it('[R-118] sorts by name, accents and case aside, nameless last, and leaves the list alone', () => {
    const list = [
      { name: 'zoe' },
      { name: undefined },
      { name: 'Éclair' },
      { name: 'dahlia' },
      { name: 'Ward 10' },
      { name: 'Ward 9' },
    ];
    expect(sortByName(list).map((item) => item.name)).toEqual([
      'dahlia',
      'Éclair',
      'Ward 9',
      'Ward 10',
      'zoe',
      undefined,
    ]);
    expect(list[0]?.name).toBe('zoe');
  });
});
