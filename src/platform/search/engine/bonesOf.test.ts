import { bonesOf } from './bonesOf.ts';
import { Vocabulary } from './Vocabulary.ts';

it.each([
  ['romatologist', 'rheumatologist'],
  ['pediatrishun', 'pediatrician'],
  ['vaxine', 'vaccine'],
  ['fisical', 'physical'],
  ['pregnet', 'pregnant'],
  ['wainwrite', 'wainwright'],
  ['nefrologist', 'nephrologist'],
  ['alsaimer', 'alzheimer'],
])('finds the bones of "%s" in "%s"', (written, meant) => {
  expect(bonesOf(written)).toBe(bonesOf(meant));
  expect(bonesOf(written)).not.toBe('');
});

it.each([
  ['dermatologist', 'rheumatologist'],
  ['neurologist', 'urologist'],
  ['hepatologist', 'hematologist'],
])('tells "%s" from "%s"', (one, other) => expect(bonesOf(one)).not.toBe(bonesOf(other)));

it('says nothing of words with few consonants', () => expect(bonesOf('knee')).toBe(''));

it('takes a word for one with its bones before others as many letters away, if it begins alike', () => {
  const known = new Vocabulary([
    ['hematologist', 9],
    ['rheumatologist', 1],
  ]);
  expect(known.corrections('romatologist').map(({ word }) => word)).toEqual([
    'rheumatologist',
    'hematologist',
  ]);
  expect(known.alike('romatologist')).toEqual([]);
});
