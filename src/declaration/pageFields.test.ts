import { readPageFields } from './pageFields.ts';

const stored = (...items: object[]) => ({ value: JSON.stringify(items) });

describe('fields of a page', () => {
  it('[S-200] are found by their names, written with or without spaces', () => {
    const spellings = [
      'Exclude From Sitemap',
      'ExcludeFromSitemap',
      'excludeFromSitemap',
      'exclude_from-sitemap',
    ];
    for (const name of spellings)
      expect(readPageFields({ [name]: { value: true } }, 'en')['Exclude From Sitemap'].value).toBe(true);
  });

  it.each([
    [true, true],
    ['true', true],
    ['1', true],
    [1, true],
    [false, false],
    ['', false],
    [0, false],
  ])('reads a ticked box sent as %p', (value, expected) => {
    expect(readPageFields({ 'Exclude From Sitemap': { value } }, 'en')['Exclude From Sitemap'].value).toBe(
      expected,
    );
  });

  it.each([
    ['a stored list', stored({ id: '1', label: 'A' }), ['1']],
    ['an item without a label: all or nothing', stored({ id: '1', label: 'A' }, { id: '2' }), []],
    ['nonsense', { value: '{' }, []],
    ['a plain id of older pages', { value: 'svc1' }, []],
    ['nothing', undefined, []],
  ])('reads of a picked entity %s', (_row, field, expected) => {
    expect(readPageFields({ Service: field }, 'en').Service.value.map(({ id }) => id)).toEqual(expected);
  });

  it.each([undefined, null, 'text', 7, []])('reads nothing from %p', (sent) => {
    const { Title, TeaserImage } = readPageFields(sent, 'en');
    expect([Title.value, TeaserImage.value]).toEqual(['', undefined]);
  });
});
