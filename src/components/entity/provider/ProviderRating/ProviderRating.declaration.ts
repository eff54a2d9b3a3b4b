import { defineComponent } from '#src/declaration/Declaration.ts';

export const declaration = defineComponent({
  title: 'Provider rating',
  about: 'How patients rate the provider, in stars, with the number of reviews.',
  es: {
    title: 'Valoración del profesional',
    about: 'Cómo valoran los pacientes al profesional, en estrellas, con el número de opiniones.',
  },
  standsIn: ['provider-hero'],
  wake: 'load',
  pages: ['healthcareProfessional'],
  editing: 'D',
  strings: ['providerPage', 'provider'],
  chunk: 'provider',
  sheet: 'provider',
});
