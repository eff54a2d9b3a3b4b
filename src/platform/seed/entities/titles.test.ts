import { both } from '../bilingual.ts';
import { openingOf, Titles } from './titles.ts';

const named = (form: string, name = form) => ({ form, name: both(name, `${name} (es)`) });

it.each([
  ['¿Quién llama a quién? Un ensayo', 'quién llama'],
  ['Asthma: how a choice is made', 'asthma how'],
  ['A one-page guide', 'a one-page'],
])('a reader of a list sees what a title begins with: %s', (title, opening) => {
  expect(openingOf(title)).toBe(opening);
});

it('gives each form before one comes again, and no title twice', () => {
  const titles = new Titles();
  const give = (topic: string) =>
    titles.give(['Wait of', 'Days of', 'Road of'].map((form) => named(form, `${form} ${topic}`)))?.form;
  expect(new Set(['asthma', 'pain', 'sleep'].map(give)).size).toBe(3);
  expect([give('pain'), give('pain'), give('pain')]).toEqual([
    expect.any(String),
    expect.any(String),
    undefined,
  ]);
});

it('among forms used as often, gives one that fits and one that begins as no other does', () => {
  const titles = new Titles();
  expect(titles.give([named(`Long ${'o'.repeat(90)}`), named('The wait for all')])?.form).toBe(
    'The wait for all',
  );
  expect(titles.give([named('The wait again'), named('Days of waiting')])?.form).toBe('Days of waiting');
  expect(titles.take(both('Days of waiting', ''))).toBe(false);
});
