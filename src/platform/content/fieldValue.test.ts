import fc from 'fast-check';
import { fieldTypeOf, toStoredField } from './fieldValue.ts';
import type { FieldType } from './fieldValue.ts';
import { localiseHtml, localisedPath } from './localisedPath.ts';
import { fromRawValue, toRawValue } from './rawValue.ts';

it.each<[unknown, unknown]>([
  ['text', { value: 'text' }],
  ['2026-01-02', { value: '2026-01-02T00:00:00Z' }],
  [{ value: '2026-01-02T10:00:00' }, { value: '2026-01-02T10:00:00Z' }],
  [0, { value: 0 }],
  [false, { value: false }],
  [null, null],
  [[], []],
  [{ src: '' }, { value: {} }],
  [
    { src: '/-/media/art/facility/x.svg' },
    { value: { src: '/-/media/art/facility/x.svg', alt: '', width: '1200', height: '800' } },
  ],
  [{ src: '/x.png', alt: 'X', width: 10 }, { value: { src: '/x.png', alt: 'X', width: '10' } }],
  [{ href: '' }, { value: { href: '' } }],
  [{ href: '#top', text: 'Up' }, { value: { href: '#top', text: 'Up', linktype: 'anchor', target: '' } }],
  [
    { href: 'tel:+14155550142' },
    { value: { href: 'tel:+14155550142', text: '', linktype: 'external', target: '' } },
  ],
  [
    { value: { href: 'mailto:a@b.example' } },
    { value: { href: 'mailto:a@b.example', text: '', linktype: 'mailto', target: '' } },
  ],
  [
    { id: '1', name: 'n', fields: {} },
    { id: '1', name: 'n', fields: {} },
  ],
])('%j is stored as %j', (written, stored) => {
  expect(toStoredField(written)).toEqual(stored);
  expect(toStoredField(toStoredField(written))).toEqual(stored);
});

it.each<[unknown, FieldType]>([
  ['a < b', 'Single-Line Text'],
  ['<p>a</p>', 'Rich Text'],
  ['a\nb', 'Multi-Line Text'],
  ['2026-01-02T00:00:00Z', 'Datetime'],
  [{}, 'Image'],
  [{ href: '' }, 'General Link'],
  [true, 'Checkbox'],
  [1, 'Number'],
])('%j is a field of type %s', (value, type) => {
  expect(fieldTypeOf(value)).toBe(type);
});

describe('raw values', () => {
  const back = (type: FieldType, value: unknown) => fromRawValue(type, toRawValue(type, value));

  it('come back as what they were, whatever characters they hold', () => {
    const members = fc.record({ alt: fc.string(), title: fc.string(), class: fc.string() });
    fc.assert(
      fc.property(
        members,
        fc.string({ minLength: 1 }),
        fc.string(),
        fc.boolean(),
        (rest, address, text, flag) => {
          expect(back('Image', { src: address, ...rest })).toEqual({ src: address, ...rest });
          expect(back('General Link', { href: address, ...rest })).toEqual({ href: address, ...rest });
          expect(back('Rich Text', text)).toBe(text);
          expect(back('Checkbox', flag)).toBe(flag);
        },
      ),
    );
    expect(back('Datetime', '2026-01-02T10:20:30Z')).toBe('2026-01-02T10:20:30Z');
    expect(back('Datetime', '0001-01-01T00:00:00Z')).toBe('0001-01-01T00:00:00Z');
    expect(back('Number', -1.5)).toBe(-1.5);
    expect(back('Image', {})).toEqual({});
    expect(back('General Link', { href: '' })).toEqual({ href: '' });
  });

  it('are read as other programs write them: escaped once', () => {
    const raw =
      '<link href="/a?b=1&amp;c=2" text="Tom&#39;s &apos;A&amp;lt;B&apos; &#x1F600;&nbsp;&copy;" />';
    const text = "Tom's 'A&lt;B' \u{1f600}\u00a0&copy;";
    expect(fromRawValue('General Link', raw)).toEqual({ href: '/a?b=1&c=2', text });
  });

  it.each<[FieldType, string]>([
    ['Number', 'many'],
    ['Number', ''],
    ['Datetime', '2026-01-02'],
    ['Datetime', '20261399T000000Z'],
    ['Image', '<script src="x" />'],
    ['Image', '<image src="a"><b /></image>'],
    ['General Link', 'https://example.org'],
  ])('of type %s: %j is refused', (type, raw) => {
    expect(() => fromRawValue(type, raw)).toThrow(expect.objectContaining({ name: 'RangeError' }));
  });
});

it.each([
  ['/about', '/es/about'],
  ['/', '/es'],
  ['/?a=1', '/es?a=1'],
  ['/#top', '/es#top'],
  ['/es', '/es'],
  ['/es/about', '/es/about'],
  ['/especial', '/es/especial'],
  ['/-/media/a.png', '/-/media/a.png'],
  ['/api/x', '/api/x'],
  ['/price-transparency.txt', '/price-transparency.txt'],
  ['/about.texts?a=b.txt', '/es/about.texts?a=b.txt'],
  ['//host/x', '//host/x'],
  ['https://example.org/', 'https://example.org/'],
  ['#top', '#top'],
  ['', ''],
])('in Spanish %j is %j', (path, spanish) => {
  expect(localisedPath(path, 'es')).toBe(spanish);
  expect(localisedPath(path, 'en')).toBe(path);
  expect(localiseHtml(`<p><a class="x" href="${path}">y</a></p>`, 'es')).toBe(
    `<p><a class="x" href="${spanish}">y</a></p>`,
  );
});
