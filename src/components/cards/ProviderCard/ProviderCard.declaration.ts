import { defineComponent } from '#src/declaration/Declaration.ts';

export const declaration = defineComponent({
  title: 'Provider card',
  about:
    'A provider among results: who, what, accepting or not, how rated, where and how far, which languages, and the one right way to book.',
  es: {
    title: 'Tarjeta de profesional',
    about:
      'Un profesional entre los resultados: quién es, si acepta pacientes, su valoración, dónde y cómo pedir cita.',
  },
  standsIn: [],
  wake: 'never',
  pages: 'any',
  editing: 'S',
  strings: ['cards', 'provider', 'booking', 'compare'],
  cardType: 'Provider',
});
