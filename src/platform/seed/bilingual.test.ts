import { fill, mailName } from './bilingual.ts';

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
