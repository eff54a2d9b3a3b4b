import { isForOtherTrade } from './otherTrades.ts';

it.each([
  ['pizza delivery', 'en', true],
  ['lottery results', 'en', true],
  ['best divorce lawyer in sacramento', 'en', true],
  ['movie tickets tonight', 'en', true],
  ['plumber near me', 'en', true],
  ['cambio de aceite', 'es', true],
  ['busco abogado de inmigracion', 'es', true],
  ['hotel barato cerca de sacramento', 'es', true],
  // With a word of care beside it, it is a search like any other.
  ['burning in my chest after pizza', 'en', false],
  ['lab results', 'en', false],
  ['labor and delivery', 'en', false],
  ['car accident neck pain', 'en', false],
  ['tattoo removal', 'en', false],
  ['insurance', 'en', false],
  ['dolor de cabeza con el clima', 'es', false],
  ['seguro', 'es', false],
  ['tienda de lentes', 'es', false],
  ['limpieza de oidos', 'es', false],
] as const)('%s (%s) asks for what no network of care has: %s', (text, code, is) => {
  expect(isForOtherTrade(text, code)).toBe(is);
});

it('takes no long time over long words', () => {
  const words = `${'best '.repeat(100)}${'near me '.repeat(50)}${'x'.repeat(400)}`;
  expect(isForOtherTrade(words, 'en')).toBe(false);
});
