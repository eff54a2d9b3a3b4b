import { defineComponent } from '#src/declaration/Declaration.ts';

export const declaration = defineComponent({
  title: 'Provider publications',
  about: 'What the provider has published: title, where, when and with whom.',
  es: {
    title: 'Publicaciones del profesional',
    about: 'Lo que ha publicado el profesional: título, dónde, cuándo y con quién.',
  },
  standsIn: ['detail-main'],
  wake: 'never',
  pages: ['healthcareProfessional'],
  editing: 'D',
  strings: ['providerPage'],
  sheet: 'provider',
});
