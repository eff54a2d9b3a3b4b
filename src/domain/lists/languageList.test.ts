import type { Locale } from '#src/domain/entities/common.ts';
import { languageInSentence, languageList } from './languageList.ts';

it.each<[names: string[], locale: Locale, expected: string]>([
  [[], 'es', ''],
  [['Spanish', 'Thai'], 'en', 'Spanish, Thai'],
  [['Panyabí', 'Español', 'Árabe'], 'es', 'Panyabí, español, árabe'],
  [['Ruso', 'Ruso', 'Criollo haitiano'], 'es', 'Ruso, criollo haitiano'],
  [['Hmong', 'ASL'], 'es', 'Hmong, ASL'],
])('%j in %s is "%s"', (names, locale, expected) => {
  expect(languageList(names, locale)).toBe(expected);
});

it('writes a language small within a Spanish sentence alone', () => {
  expect(languageInSentence('Vietnamita', 'es')).toBe('vietnamita');
  expect(languageInSentence('Vietnamese', 'en')).toBe('Vietnamese');
});
