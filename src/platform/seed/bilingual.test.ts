import { both, fill, listed, mailName } from './bilingual.ts';

it.each([
  ['Vaya a {place}.', 'el centro', 'Vaya al centro.'],
  ['Es cerca de {place}.', 'el río', 'Es cerca del río.'],
  ['Hay quien extraña {place}.', 'el consultorio', 'Hay quien extraña el consultorio.'],
])('draws “a el” and “de el” together where these are words: %s', (es, place, told) => {
  expect(fill({ en: '', es }, { place }).es).toBe(told);
});

it.each([
  ['Cormac Fontaine, PhD', 'cfontaine'],
  ['Fatima Sidhu-Rasmussen, MD', 'fsidhu'],
  ['Íngrid O. Villaseñorga', 'ivillasen'],
])('writes to %s as %s', (name, mail) => {
  expect(mailName(name)).toBe(mail);
});

it.each([
  ['and', both('Spanish', 'español'), both('Hindi', 'hindi'), both('Spanish and Hindi', 'español e hindi')],
  ['or', both('Spanish', 'español'), both('Farsi', 'farsi'), both('Spanish or Farsi', 'español o farsi')],
  ['or', both('nose', 'nariz'), both('ear', 'oído'), both('nose or ear', 'nariz u oído')],
] as const)('lists with “%s” before the last', (joint, one, other, told) => {
  expect(listed([one, other], joint)).toEqual(told);
});
