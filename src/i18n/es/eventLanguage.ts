import type { eventLanguage as english } from '#src/i18n/en/eventLanguage.ts';

/** En qué idiomas se da una clase u otro evento. */
export const eventLanguage: Record<keyof typeof english, string> = {
  'eventLanguage.name': 'Idioma',
  'eventLanguage.in': 'En {languages}',
  'eventLanguage.language-English': 'inglés',
  'eventLanguage.language-Spanish': 'español',
};
