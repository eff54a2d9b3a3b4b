/** In which languages a class or another event is held. */
export const eventLanguage = {
  'eventLanguage.name': 'Language',
  'eventLanguage.in': 'In {languages}',
  'eventLanguage.language-English': 'English',
  'eventLanguage.language-Spanish': 'Spanish',
};
