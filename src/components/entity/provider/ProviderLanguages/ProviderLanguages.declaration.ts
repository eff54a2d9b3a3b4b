import { defineComponent } from '#src/declaration/Declaration.ts';

export const declaration = defineComponent({
  title: 'Provider languages',
  about: 'Languages the provider speaks besides English, and how well.',
  es: {
    title: 'Idiomas del profesional',
    about: 'Los idiomas que habla el profesional además del inglés, y con qué nivel.',
  },
  standsIn: ['provider-about'],
  wake: 'never',
  pages: ['healthcareProfessional'],
  editing: 'D',
  strings: ['providerPage'],
  sheet: 'provider',
});
