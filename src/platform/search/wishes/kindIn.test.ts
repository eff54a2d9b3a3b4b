import { en } from '../language/en.ts';
import { es } from '../language/es.ts';
import { kindIn } from './kindIn.ts';

const kind = (text: string, opening?: 'odd' | 'usual', language = en) => {
  const found = kindIn(text, language, opening);
  return found && [found.kind.value, found.taken];
};

it.each([
  ['urgent care sacramento kids', ['Urgent Care', 'urgent care']],
  ['immediate care', ['Urgent Care', 'immediate care']],
  ['er in roseville', ['Emergency Room', 'er']],
  ['lab results', ['Lab', 'lab']],
  ['drugstore', ['Pharmacy (Outpatient)', 'drugstore']],
  ['clinic near 95816', ['Care Center', 'clinic']],
])('%s', (text, expected) => expect(kind(text)).toEqual(expected));

it.each([
  ['urgencias', ['Urgent Care', 'urgencias']],
  ['sala de urgencias', ['Emergency Room', 'sala de urgencias']],
  ['farmacia', ['Pharmacy (Outpatient)', 'farmacia']],
  ['laboratorio de sangre', ['Lab', 'laboratorio']],
  ['centro medico', ['Hospital', 'centro medico']],
  ['la clinica', ['Care Center', 'clinica']],
])('in Spanish: %s', (text, expected) => expect(kind(text, undefined, es)).toEqual(expected));

it.each([
  ['two kinds', 'emergency room or urgent care'],
  ['a word that says little beside others', 'acupuncture clinic'],
  ['a laboratory of another kind', 'sleep lab'],
  ['none', 'knee pain'],
])('not %s', (_, text) => expect(kind(text)).toBeUndefined());

it('a clinic that is to be open now or late is an urgent care, and of no kind by day', () => {
  expect(kind('clinic', 'odd')).toEqual(['Urgent Care', 'clinic']);
  expect(kind('clinica', 'odd', es)).toEqual(['Urgent Care', 'clinica']);
  expect(kind('clinic', 'usual')).toBeUndefined();
  expect(kind('doctors office', 'odd')).toBeUndefined();
  expect(kind('urgent care', 'usual')).toEqual(['Urgent Care', 'urgent care']);
});

it('an emergency alone asks for the emergency room, whenever; beside other words it does not', () => {
  expect(kind('emergency')).toEqual(['Emergency Room', 'emergency']);
  expect(kind('emergency 95816', 'odd')).toEqual(['Emergency Room', 'emergency']);
  expect(kind('medical emergency')).toEqual(['Emergency Room', 'medical emergency']);
  expect(kind('emergencia medica', undefined, es)).toEqual(['Emergency Room', 'emergencia medica']);
  expect(kind('emergency dentist')).toBeUndefined();
  expect(kind('medicina de emergencia', undefined, es)).toBeUndefined();
});

it('what is done at a place asks for its kind, unless the place is named', () => {
  expect(kind('x ray sacramento')).toEqual(['Imaging', 'x ray']);
  expect(kind('x ray at the hospital')).toEqual(['Hospital', 'hospital']);
  expect(kind('rayos x sacramento', undefined, es)).toEqual(['Imaging', 'rayos x']);
  expect(kind('sacarme sangre', undefined, es)).toEqual(['Lab', 'sacarme sangre']);
});
