import { both, fill, inSentence, listed, mailName, phrase, sentenceCase } from './bilingual.ts';

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

it.each([
  ["Men's Health", 'Salud del Hombre', "Men's health", 'Salud del hombre'],
  [
    'Heart and Blood Vessels',
    'Corazón y Vasos Sanguíneos',
    'Heart and blood vessels',
    'Corazón y vasos sanguíneos',
  ],
  ["Crohn's Disease", 'Enfermedad de Crohn', "Crohn's disease", 'Enfermedad de Crohn'],
  ["Graves' disease", 'Enfermedad de Graves', "Graves' disease", 'Enfermedad de Graves'],
  ["Parkinson's disease", 'Enfermedad de Parkinson', "Parkinson's disease", 'Enfermedad de Parkinson'],
  ['Hepatitis C', 'Hepatitis C', 'Hepatitis C', 'Hepatitis C'],
  ['HIV and Tai Chi', 'VIH y Tai Chi', 'HIV and Tai Chi', 'VIH y Tai Chi'],
  [
    'Papillary Cells, Chicken and Lymestone',
    'Gravedad',
    'Papillary cells, chicken and lymestone',
    'Gravedad',
  ],
])('writes “%s” and “%s” with the capitals of names alone', (en, es, toldEn, toldEs) => {
  expect(sentenceCase(both(en, es))).toEqual(both(toldEn, toldEs));
});

it('knows the same names at the beginning of what stands inside a sentence', () => {
  expect(inSentence(both("Graves' disease", 'Papel'))).toEqual(both("Graves' disease", 'papel'));
  expect(inSentence(both('Gravel', 'X-ray'))).toEqual(both('gravel', 'X-ray'));
  expect(phrase(both('Medi-Cal', 'Análisis de Papanicolaou'))).toEqual(
    both('Medi-Cal', 'análisis de Papanicolaou'),
  );
});
