import { folderOf, isAddressPart, lastOf, proposeAddress, takenIn } from './proposeAddress.ts';

it.each([
  ['Heart and Vascular', 'heart-and-vascular'],
  ['  Niños y niñas — ¿cómo? ', 'ninos-y-ninas-como'],
  ['<img src=x onerror=alert(1)>', 'img-src-x-onerror-alert-1'],
  ['24/7', '24-7'],
  ['心臓', ''],
  [`${'long '.repeat(30)}`, 'long-'.repeat(16).slice(0, -1)],
])('proposes for %j the address %j', (name, expected) => {
  expect(proposeAddress(name)).toBe(expected);
});

it('counts on where another page has it', () => {
  const taken = takenIn([{ path: '/a/Heart' }, { path: '/a/heart-2' }, { path: '/heart-3' }], '/a');
  expect(proposeAddress('Heart', taken)).toBe('heart-3');
  expect(proposeAddress('Heart', takenIn([], '/a'))).toBe('heart');
});

it.each([
  ['heart-care', true],
  [' Heart_2 ', true],
  ['', false],
  ['a b', false],
  ['niño', false],
  ['../x', false],
  ['*', false],
])('takes %j as a part of an address: %s', (segment, expected) => {
  expect(isAddressPart(segment)).toBe(expected);
});

it('cuts an address where its last step begins', () => {
  expect([folderOf('/a/b'), lastOf('/a/b'), folderOf('/a'), lastOf('/a')]).toEqual(['/a', 'b', '', 'a']);
});
