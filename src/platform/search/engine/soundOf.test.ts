import { soundOf } from './soundOf.ts';
import { Vocabulary } from './Vocabulary.ts';

it.each([
  ['bacunas', 'vacunas'],
  ['ospital', 'hospital'],
  ['corason', 'corazon'],
  ['serebro', 'cerebro'],
  ['rodiya', 'rodilla'],
  ['cirujia', 'cirugia'],
  ['jinecologo', 'ginecologo'],
  ['kemadura', 'quemadura'],
  ['theresa', 'teresa'],
  ['christina', 'cristina'],
  ['sophia', 'sofia'],
  ['mohammed', 'mohamed'],
])('hears "%s" as "%s"', (written, meant) => {
  expect(soundOf(written)).toBe(soundOf(meant));
});

it.each([
  ['gato', 'jato'],
  ['cara', 'sara'],
  ['chavez', 'kavez'],
  ['peso', 'piso'],
])('hears "%s" and "%s" apart', (one, other) => {
  expect(soundOf(one)).not.toBe(soundOf(other));
});

it('takes a word for one that sounds the same before one that only looks like it', () => {
  const known = new Vocabulary([
    ['vacunas', 1],
    ['lacunas', 9],
    ['teresa', 1],
  ]);
  expect(known.corrections('bacunas').map(({ word }) => word)).toEqual(['vacunas']);
  expect(known.corrections('facunas').map(({ word }) => word)).toEqual(['lacunas', 'vacunas']);
  expect(known.alike('theresa')).toEqual(['teresa']);
  expect(known.alike('facunas')).toEqual([]);
});
