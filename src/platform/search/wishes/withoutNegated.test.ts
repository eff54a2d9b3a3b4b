import { languages } from '../language/languages.ts';
import { withoutNegated } from './withoutNegated.ts';

it.each([
  ['urgent care open now not a hospital', 'en', 'urgent care open now'],
  ['walk in clinic, but not the ER', 'en', 'walk in clinic'],
  ['chest x-ray without going to the hospital', 'en', 'chest x ray'],
  ['urgencias pero no hospital', 'es', 'urgencias'],
  ['clínica que no sea hospital en Sacramento', 'es', 'clinica en sacramento'],
  // Nothing else would be left, or nothing is refused.
  ['not a hospital', 'en', undefined],
  ['hospital', 'en', undefined],
  ['clinic no appointment', 'en', undefined],
  ['clínica sin cita', 'es', undefined],
  ['no tengo seguro', 'es', undefined],
] as const)('%s (%s) is searched for as %s', (input, code, left) => {
  expect(withoutNegated(input, languages[code])).toBe(left);
});
