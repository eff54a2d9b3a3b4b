import { indexEntry } from './indexEntry.ts';

it.each([
  ['Atención del asma', 'Asma, atención del'],
  ['Atención de la columna', 'Columna, atención de la'],
  ['Atención de las venas', 'Venas, atención de las'],
  ['Atención de emergencia', 'Emergencia, atención de'],
  ['Atención para adultos mayores', 'Adultos mayores, atención para'],
  ['Programa para dejar el tabaco', 'Dejar el tabaco, programa para'],
  ['Clínica de dolor de cabeza', 'Dolor de cabeza, clínica de'],
  // What is one expression stays one.
  ['Atención primaria', 'Atención primaria'],
  ['Programa ambulatorio intensivo', 'Programa ambulatorio intensivo'],
  ['Salud de la mujer', 'Salud de la mujer'],
])('%s stands in the index as %s', (name, entry) => {
  expect(indexEntry(name, 'es')).toBe(entry);
});

it('English names begin with what they are about', () => {
  expect(indexEntry('Asthma Care', 'en')).toBe('Asthma Care');
});
