import {
  itemOfResult,
  pickDetail,
  pickImage,
  PICK_IMAGE_SIZE,
  PICK_SORTS,
  pickVerticals,
} from './pickSource.ts';

it.each([
  ['[S-316, E-048] providers', ['healthcareProfessional'], ['healthcare_professionals']],
  ['[S-316, E-049] facilities', ['healthcareFacility'], ['healthcare_facilities']],
  ['[S-316, E-050] services', ['ce_service'], ['service']],
  ['[S-316, E-051] specialties', ['ce_specialty'], ['specialty']],
  ['[S-316, E-052] health topics', ['ce_healthTopic'], ['health_topic']],
  ['[E-074] articles', ['ce_article'], ['articles']],
  ['[E-077] awards', ['ce_award'], ['awards']],
  [
    'anything',
    [],
    ['healthcare_professionals', 'healthcare_facilities', 'service', 'specialty', 'health_topic'],
  ],
])('%s are looked for in their vertical', (_, to, verticals) => {
  expect(pickVerticals(to)).toEqual(verticals);
});

it('[E-053] results stand by relevance, or by name either way', () => {
  expect(PICK_SORTS.map(({ label }) => label)).toEqual(['Relevance', 'Name: A-Z', 'Name: Z-A']);
});

it('a result becomes an item by its uid, id, name and type; without one of them it cannot be picked', () => {
  const data = { id: 'facility-0231', uid: 700231, name: 'Berkeley Center' };
  expect(itemOfResult(data, 'healthcareFacility')).toEqual({
    id: '700231',
    label: 'Berkeley Center',
    type: 'healthcareFacility',
    entityId: 'facility-0231',
  });
  expect(itemOfResult({ id: 'a', name: 'A', type: 'ce_award' }, undefined)).toMatchObject({ id: 'a' });
  for (const broken of [null, 'text', {}, { ...data, name: '' }, { ...data, id: undefined, uid: undefined }])
    expect(itemOfResult(broken, 'healthcareFacility')).toBeUndefined();
  expect(itemOfResult(data, undefined)).toBeUndefined();
});

it('[C-008, E-054] pictures are asked for at 200 by 200 where the host makes them at any size', () => {
  expect(PICK_IMAGE_SIZE).toBe(200);
  expect(pickImage({ headshot: { url: 'https://dynl.mktgcdn.com/p/abc/619x619.jpg' } })).toBe(
    'https://dynl.mktgcdn.com/p/abc/200x200.jpg',
  );
  expect(pickImage({ photoGallery: [{ image: { url: '/-/media/a.webp' } }] })).toBe('/-/media/a.webp');
  expect(pickImage({ image: { url: 'javascript:alert(1)' } })).toBeUndefined();
  expect(pickImage({ image: { url: '//elsewhere.example/a.png' } })).toBeUndefined();
  expect(pickImage(undefined)).toBeUndefined();
});

it.each([
  [
    { address: { line1: '459 Cherry Court', city: 'Berkeley', region: 'CA', postalCode: '94703' } },
    '459 Cherry Court, Berkeley, CA 94703',
  ],
  [{ c_primaryTitle: 'Cardiologist' }, 'Cardiologist'],
  [{ c_awardPresenter: { name: 'The presenter' } }, 'The presenter'],
  [{ c_displayYears: '2024' }, '2024'],
  [{}, ''],
  [null, ''],
])('tells results apart: %j', (data, detail) => {
  expect(pickDetail(data)).toBe(detail);
});
