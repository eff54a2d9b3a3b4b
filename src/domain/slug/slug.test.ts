import fc from 'fast-check';
import { parseEntityPath, printEntityPath } from './entityPath.ts';
import { providerSlug, slugify } from './slug.ts';

describe('slugify', () => {
  it.each([
    ['[R-109] lower case', 'Harbor STREET', 'harbor-street'],
    ['[R-110] other characters go', "O'Neil's (East) Café!", 'oneils-east-caf'],
    ['[R-110] word characters and hyphens stay', 'walk-in_care 24', 'walk-in_care-24'],
    ['[R-111] white space becomes one hyphen', 'Labs  &\tImaging', 'labs-imaging'],
    ['[R-112] edge hyphens go', ' -- Clinic -', 'clinic'],
    ['nothing left', '!!!', ''],
  ])('%s', (_, text, slug) => {
    expect(slugify(text)).toBe(slug);
  });

  it('[R-113] physicians without a slug get dr-', () => {
    expect(providerSlug({ name: 'Ana Vale', isPhysician: true })).toBe('dr-ana-vale');
    expect(providerSlug({ name: 'Ana Vale', isPhysician: false })).toBe('ana-vale');
    expect(providerSlug({ slug: 'ana-vale-md', name: 'Ana Vale', isPhysician: true })).toBe('ana-vale-md');
  });
});

describe('entity paths', () => {
  it.each([
    ['[S-120] slug and id in one segment', ['harbor-street-1042'], { slug: 'harbor-street', id: '1042' }],
    [
      '[S-120] the last of several segments',
      ['harbor-street', 'fac-12'],
      { slug: 'harbor-street', id: 'fac-12' },
    ],
    ['a plan under its payor', ['blue-river', 'gold-77', '77'], { slug: 'blue-river/gold-77', id: '77' }],
    ['an id alone', ['1042'], { slug: '', id: '1042' }],
    ['nothing', [], undefined],
    ['a hyphen and no id', ['harbor-'], undefined],
    ['an empty last segment', ['harbor', ''], undefined],
  ])('reads %s', (_, segments, expected) => {
    expect(parseEntityPath(segments)).toEqual(expected);
  });

  it.each([
    ['slug and id', 'harbor-street', '1042', 'harbor-street-1042'],
    ['a slug that ends in its id', 'harbor-street-1042', '1042', 'harbor-street-1042'],
    ['a slug that only seems to', 'harbor1042', '1042', 'harbor1042-1042'],
    ['no slug', '', '1042', '1042'],
    ['an id with a hyphen', 'harbor-street', 'fac-12', 'harbor-street/fac-12'],
    ['a slug that ends in an id with a hyphen', 'harbor-street-fac-12', 'fac-12', 'harbor-street/fac-12'],
  ])('prints %s', (_, slug, id, expected) => {
    expect(printEntityPath(slug, id)).toBe(expected);
  });

  it('[S-120] what is printed is read back, whatever the slug and the id', () => {
    fc.assert(
      fc.property(
        fc.oneof(fc.string({ unit: 'binary' }), fc.constant('a\ud800')),
        fc.string({ minLength: 1, unit: 'binary' }),
        (slug, id) => {
          // Lone surrogates cannot stand in an address at all; a slug is told without them.
          fc.pre(id.isWellFormed());
          const segments = printEntityPath(slug, id).split('/').map(decodeURIComponent);
          expect(parseEntityPath(segments)?.id).toBe(id);
        },
      ),
      { numRuns: 2000 },
    );
  });
});
