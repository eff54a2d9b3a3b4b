import { parseText } from '../engine/parseText.ts';
import { complaints } from './complaints.ts';
import { languages } from './languages.ts';
import { serviceSayings } from './serviceSayings.ts';

const lookedFor = (text: string, code: 'en' | 'es' = 'en') =>
  parseText(text, { language: languages[code] }).alternatives.map((terms) =>
    terms.map(({ words }) => words.join(' ')),
  );

it.each(['en', 'es'] as const)('every complaint is one the search in %s has synonyms for', (code) => {
  const names = [...complaints[code].meant.values()].flatMap((meant) => Object.values(meant));
  expect(names.filter((name) => !Object.hasOwn(languages[code].synonyms, name))).toEqual([]);
});

it.each([
  ['my wrist always goes numb at night', 'numb fingers'],
  ['knee that is weirdly stiff when i walk', 'knee pain'],
  ['knee pops and is stiff when i walk', 'knee pops'],
  ['there is a strange bump on my neck', 'thyroid nodule'],
])('reads "%s" as "%s"', (said, meant) => expect(lookedFor(said)).toEqual([[meant]]));

it.each([
  ['se me hincha y me truena mucho la rodilla', 'dolor de rodilla'],
  ['traigo los dedos bien dormidos', 'dedos dormidos'],
])('reads "%s" as "%s" in Spanish', (said, meant) => expect(lookedFor(said, 'es')).toEqual([[meant]]));

it('keeps who is asked for and for whom beside what hurts', () => {
  expect(lookedFor('surgeon for a swollen aching elbow')).toEqual([['surgeon', 'elbow pain']]);
  expect(lookedFor('knee surgery')).toEqual([['knee', 'surgery']]);
});

it('joins what is written apart and reads letters with dots as a word', () => {
  expect(lookedFor('mid wife')).toEqual([['midwife']]);
  expect(lookedFor('a.d.h.d. doctor').flat()).toContain('adhd');
  expect(lookedFor('ultra sonido', 'es')).toEqual([['ultrasonido']]);
});

it('knows services by what people say, in either language', () => {
  expect(serviceSayings('en')['nicotine patches']).toEqual(['quit tobacco program', 'addiction medicine']);
  expect(serviceSayings('es')['dejar el cigarro']).toEqual([
    'programa para dejar el tabaco',
    'medicina de las adicciones',
  ]);
  const folded = (['en', 'es'] as const).flatMap((code) => Object.keys(serviceSayings(code)));
  expect(folded.filter((said) => !/^[a-z0-9]+(?: [a-z0-9]+)*$/.test(said))).toEqual([]);
});
