import { en } from './en.ts';
import { es } from './es.ts';
import { readingIn } from './useWords.ts';

it('says its words in the language that is asked for', async () => {
  expect((await readingIn('en')).say('signIn')).toBe(en.signIn);
  const spanish = await readingIn('es');
  expect([spanish.language, spanish.say('signIn'), spanish.missing]).toEqual(['es', es.signIn, undefined]);
});

it('without a connection it is English, said to be English, and knows what is missing', async () => {
  const reading = await readingIn('es', () => Promise.reject(new TypeError('Failed to fetch')));
  expect([reading.language, reading.say('signIn'), reading.missing]).toEqual(['en', en.signIn, 'es']);
});
