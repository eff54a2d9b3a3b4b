import { lowerFirst, nameInSentence } from './lowerFirst.ts';

it.each([
  ['Debit card', 'debit card'],
  ['Óptica', 'óptica'],
  ['MRI', 'MRI'],
  ["Crohn's disease", "Crohn's disease"],
  ['Papillomavirus', 'papillomavirus'],
  ['already small', 'already small'],
  ['', ''],
])('%s within a sentence is %s', (text, wanted) => {
  expect(lowerFirst(text)).toBe(wanted);
});

it.each([
  ['Knee pain', 'knee pain'],
  ['Dolor de rodilla', 'dolor de rodilla'],
  ['Enfermedad de Parkinson', 'enfermedad de Parkinson'],
  ["Crohn's disease", "Crohn's disease"],
  ['Type 2 diabetes', 'type 2 diabetes'],
  ['Blood Tests', 'blood tests'],
  ['Walk-In Care', 'walk-in care'],
  ['Fever and Flu', 'fever and flu'],
  ["Women's Health", "women's health"],
  ['CT Scan', 'CT scan'],
  ['Mohs Surgery', 'Mohs surgery'],
  ['X-ray', 'X-ray'],
  ['COVID-19', 'COVID-19'],
])('what is called %s is %s within a sentence', (name, wanted) => {
  expect(nameInSentence(name)).toBe(wanted);
});
