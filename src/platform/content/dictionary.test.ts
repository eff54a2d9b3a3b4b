import { openStore } from '../store/openStore.ts';
import { dictionaryOf, ownPhrases, putDictionary, saveDictionary } from './dictionary.ts';

const text = (store: ReturnType<typeof openStore>, site: string, locale: string) =>
  Object.fromEntries(dictionaryOf(store, site, locale).map(({ key, value }) => [key, value]));

it('saves a site’s own phrase in one language and leaves the other, and the other site, as they are', () => {
  const store = openStore(':memory:');
  putDictionary(store, { 'shell.menu': { en: 'Menu', es: 'Menú' } });
  saveDictionary(store, 'main', { 'shell.menu': { en: 'All pages' } });
  saveDictionary(store, 'main', { 'shell.menu': { es: 'Todo' }, 'shell.search': { en: 'Find' } });
  expect(text(store, 'main', 'en')).toEqual({ 'shell.menu': 'All pages', 'shell.search': 'Find' });
  expect(text(store, 'main', 'es')).toEqual({ 'shell.menu': 'Todo' });
  expect(text(store, 'plan', 'en')).toEqual({ 'shell.menu': 'Menu' });
  expect(ownPhrases(store, 'main')).toEqual({
    'shell.menu': { en: 'All pages', es: 'Todo' },
    'shell.search': { en: 'Find' },
  });
  store.close();
});

it.each([
  ['no object', ['x'], 'Phrases must be an object'],
  ['a strange key', { 'a key': { en: 'x' } }, 'Phrase a key: a key is'],
  ['a phrase that is none', { 'a.b': 'x' }, 'Phrase a.b: it must be an object of languages'],
  ['another language', { 'a.b': { fr: 'x' } }, 'Phrase a.b: there is no language fr'],
  ['no text', { 'a.b': { en: 1 } }, 'Phrase a.b: a text has at most'],
  ['too much', { 'a.b': { en: 'x'.repeat(2001) } }, 'Phrase a.b: a text has at most'],
])('refuses %s and saves nothing', (_, sent, message) => {
  const store = openStore(':memory:');
  const good = Array.isArray(sent) ? sent : { 'a.good': { en: 'x' }, ...sent };
  expect(() => saveDictionary(store, 'main', good)).toThrow(message);
  expect(ownPhrases(store, 'main')).toEqual({});
  store.close();
});
