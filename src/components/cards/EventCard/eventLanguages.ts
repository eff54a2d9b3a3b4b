import type { Translate } from '#src/context/PageContext.tsx';
import { wordFor } from '#src/context/wordFor.ts';
import type { Locale } from '#src/domain/entities/common.ts';
import { andList } from '#src/domain/lists/andList.ts';

/** "In English and Spanish": what is spoken at an event, by the English names of the languages. */
export const eventLanguages = (languages: readonly string[], t: Translate, locale: Locale): string =>
  t('eventLanguage.in', {
    languages: andList(
      languages.map((name) => wordFor(t, 'eventLanguage.language-', name)),
      locale,
    ),
  });

const OF_PAGE: Record<Locale, string> = { en: 'English', es: 'Spanish' };

/** Whether those who read a page in its language alone would not follow what is said there. */
export const isInAnotherLanguage = (languages: readonly string[], locale: Locale): boolean =>
  languages.length > 0 && !languages.includes(OF_PAGE[locale]);
