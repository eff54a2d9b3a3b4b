import { conceptSynonyms, joinedTables, readConcepts } from './conceptSynonyms.ts';
import { practitionersOf } from './sayings.ts';

const TABLE = `
# Urology; Nephrology
Kidney Stones, renal stones = Cálculos renales, piedras en el riñón
# Neurology
Renal stones = Otra cosa
`;
const concepts = readConcepts(TABLE, 'Kidney Stones; Nephrolithiasis');

it('reads what people have with the names MedlinePlus knows besides, and who treats it', () => {
  expect(concepts[0]).toEqual({
    en: ['kidney stones', 'renal stones', 'nephrolithiasis'],
    es: ['calculos renales', 'piedras en el rinon'],
    leads: [
      { en: 'urology', es: 'urologia' },
      { en: 'nephrology', es: 'nefrologia' },
    ],
  });
  expect(() => readConcepts('# Astrology')).toThrow('Astrology');
});

it('leads every name to the one directories use, to who treats it and to other names, in both languages', () => {
  expect(conceptSynonyms('en', concepts)['nephrolithiasis']).toEqual([
    ...['kidney stones', 'urology', 'nephrology', 'renal stones'],
  ]);
  // A name of two things leads to both, to the first first.
  expect(conceptSynonyms('en', concepts)['renal stones']).toEqual([
    ...['kidney stones', 'urology', 'nephrology', 'nephrolithiasis', 'neurology'],
  ]);
  expect(conceptSynonyms('es', concepts)['piedras en el rinon']).toEqual([
    ...['calculos renales', 'urologia', 'nefrologia', 'kidney stones', 'urology', 'nephrology'],
  ]);
});

it('knows the names of the whole vocabulary, and says nothing of a name that is an everyday word', () => {
  const [english, spanish] = [conceptSynonyms('en'), conceptSynonyms('es')];
  expect(english['lou gehrigs disease']).toContain('neurology');
  expect(english['dysautonomia']).toContain('neurology');
  expect(spanish['culebrilla']).toContain('dermatologia');
  expect(english['snow']).toBeUndefined();
});

it('composes what people say around a name, and what practitioners are called', () => {
  const [english, spanish] = [conceptSynonyms('en'), conceptSynonyms('es')];
  expect(english['pain in my elbow']).toContain('orthopedic surgery');
  expect(english['cancer of the lung']).toContain('medical oncology');
  expect(spanish['duele la rodilla']).toContain('cirugia ortopedica');
  expect(english['genetic counselor']).toEqual(['genetic counseling']);
  expect(spanish['cirujana de la mano']).toEqual(['cirugia de la mano', 'hand surgery']);
  expect(practitionersOf('sleep medicine', 'en')).toContain('sleep doctor');
});

it('joins tables, what the first says before what the second adds', () => {
  expect(joinedTables({ a: ['x'], b: ['y'] }, { a: ['z', 'x'] })).toEqual({ a: ['x', 'z'], b: ['y'] });
});
