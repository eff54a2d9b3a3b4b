import { en } from '../language/en.ts';
import { es } from '../language/es.ts';
import { parseText } from './parseText.ts';

const parse = (input: string, more: Partial<Parameters<typeof parseText>[1]> = {}) => {
  const { alternatives, nearMe, placeName } = parseText(input, { language: en, ...more });
  return {
    terms: alternatives.map((terms) =>
      terms.map(({ words, quoted }) => `${quoted ? '=' : ''}${words.join(' ')}`),
    ),
    nearMe,
    placeName,
  };
};

describe('parseText', () => {
  it.each([
    ['words', 'Knee Surgery', [['knee', 'surgery']]],
    ['stop words', 'a doctor for my knee', [['doctor', 'knee']]],
    ['stop words alone', 'who', [['who']]],
    ['an expression', 'ear nose and throat clinic', [['ear nose and throat', 'clinic']]],
    ['an expression with a word of whose it is in it', 'lump on my neck', [['lump on neck']]],
    ['when it is, which nothing is found by', 'itchy rash at night', [['itchy rash']]],
    ['a quoted phrase', '"heart failure" trial', [['=heart failure', 'trial']]],
    ['alternatives', 'Asthma OR "sleep apnea"', [['asthma'], ['=sleep apnea']]],
    ['a small or', 'asthma or sleep', [['asthma', 'sleep']]],
    ['accents and apostrophes', 'Ñandú’s Children’s', [['nandus', 'childrens']]],
    ['nothing', '  ?! ', []],
    ['an unclosed quote', '"heart', [['heart']]],
  ])('%s', (_, input, terms) => {
    expect(parse(input).terms).toEqual(terms);
  });

  it.each([
    ['had my baby and cant stop crying', en, 'postpartum depression'],
    ['acabo de tener a mi bebé y no paro de llorar', es, 'depresion posparto'],
    ['migraine with vomiting', en, 'migraine with vomiting'],
  ])('two things that are one: %s', (input, language, meant) => {
    expect(parse(input, { language }).terms).toEqual([[meant]]);
  });

  it('and each by itself where nothing is beside it', () => {
    expect(parse('had my baby').terms).toEqual([['had my baby']]);
    expect(parse('cant stop crying').terms).toEqual([['cant stop crying']]);
  });

  it('takes "near me" out of the words, wherever it stands', () => {
    expect(parse('cardiologist near me')).toEqual({
      terms: [['cardiologist']],
      nearMe: true,
      placeName: undefined,
    });
    expect(parse('lab nearby?').nearMe).toBe(true);
    expect(parse('near me lab')).toMatchObject({ terms: [['lab']], nearMe: true });
    expect(parse('urgent care near me, open now')).toMatchObject({
      terms: [['urgent care', 'now']],
      nearMe: true,
    });
    expect(parse('nearest er')).toMatchObject({ terms: [['er']], nearMe: true });
    expect(parse('nearest to davis').nearMe).toBe(false);
    const inSpanish = (input: string) => parseText(input, { language: es });
    expect(inSpanish('cardiólogo cerca de mí').nearMe).toBe(true);
    expect(inSpanish('el hospital más cercano')).toMatchObject({ plain: 'el hospital', nearMe: true });
    expect(inSpanish('farmacia por aquí abierta').nearMe).toBe(true);
    expect(inSpanish('farmacia cerca de Davis').nearMe).toBe(false);
  });

  it('knows a place after a word of place only', () => {
    const isPlace = (name: string) => name === 'palo alto';
    expect(parse('lab in Palo Alto', { isPlace })).toEqual({
      terms: [['lab']],
      nearMe: false,
      placeName: 'palo alto',
    });
    expect(parse('lab Palo Alto', { isPlace }).placeName).toBeUndefined();
  });

  it('leaves out noise, even when nothing else remains', () => {
    const noise = new Set(['doctor']);
    expect(parse('heart doctor', { noise }).terms).toEqual([['heart doctor']]);
    expect(parse('best doctor', { noise }).terms).toEqual([]);
    expect(parseText('best doctor', { language: en, noise }).namesKind).toBe(true);
  });

  it('is bounded', () => {
    expect(parse('x '.repeat(5000)).terms[0]).toHaveLength(24);
  });

  it.each([
    ['psychologist for my teenage son', en, [['psychologist', 'teenage', 'son'], ['psychologist']]],
    ['my mothers knee', en, [['knee']]],
    ['snoring husband', en, [['snoring']]],
    ['my 2 year old has a fever', en, [['child', 'fever'], ['fever']]],
    ['rash on my 3 year old daughter', en, [['rash', 'child', 'daughter'], ['rash']]],
    ['cough for three weeks', en, [['cough']]],
    ['older adult doctor', en, [['older', 'adult', 'doctor']]],
    ['daughters of charity', en, [['daughters', 'charity']]],
    ['my mother', en, [['mother']]],
    ['pregnant without insurance', en, [['pregnant']]],
    ['uninsured', en, [['uninsured']]],
    ['psicologo para mi hijo adolescente', es, [['psicologo', 'hijo', 'adolescente'], ['psicologo']]],
    ['a mi mama le duele la rodilla', es, [['duele la rodilla']]],
    ['mi hija de 3 anos tiene tos', es, [['hija', 'tos'], ['tos']]],
    ['embarazada de tres meses', es, [['embarazada']]],
    ['no tengo seguro', es, [['no tengo seguro']]],
  ] as const)('%s: whose care it is and how they come to it is not looked for', (input, language, terms) => {
    expect(parse(input, { language }).terms).toEqual(terms);
  });

  it.each([
    ['bunions hurt', en, [['bunions']]],
    ['gout in my big toe', en, [['gout', 'big']]],
    ['eczema en las manos', es, [['eczema']]],
    ['hand therapy for gout', en, [['hand', 'therapy', 'gout']]],
    ['white spots on my skin', en, [['white spots', 'skin']]],
  ] as const)('%s: where something is and that it hurts says nothing more', (input, language, terms) => {
    expect(parse(input, { language }).terms).toEqual(terms);
  });

  it.each([
    ['pit of the stomach', en, 'pit stomach'],
    ['pit of my stomach', en, 'pit of my stomach'],
    ['piedras vesicula', es, 'piedras vesicula'],
    ['dedo en gatillo', en, 'dedo en gatillo'],
    ['trigger finger', es, 'trigger finger'],
  ] as const)(
    '%s: one thing, whatever links its words and in whichever language',
    (input, language, name) => {
      expect(parse(input, { language }).terms).toEqual([[name]]);
    },
  );

  it.each(['bp 160 over 100', 'bp 160/100', 'bp over 160'])(
    'the numbers of a measure are not looked for: %s',
    (input) => {
      expect(parse(input, { language: en }).terms).toEqual([['bp']]);
    },
  );

  it('says whether it is asked where', () => {
    const asks = (input: string, language: typeof en) => parseText(input, { language }).asksWhere;
    expect(['where can i get an mri', 'somewhere', 'mri where'].map((input) => asks(input, en))).toEqual([
      true,
      false,
      false,
    ]);
    expect(['dónde me hago un ultrasonido', 'a donde voy', 'condon'].map((input) => asks(input, es))).toEqual(
      [true, true, false],
    );
  });
});
