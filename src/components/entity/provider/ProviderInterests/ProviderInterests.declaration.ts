import { defineComponent } from '#src/declaration/Declaration.ts';

export const declaration = defineComponent({
  title: 'Provider interests',
  about: 'What the provider likes to do outside of work. Helps patients to feel at ease.',
  es: {
    title: 'Intereses del profesional',
    about: 'Lo que le gusta al profesional fuera del trabajo. Ayuda a los pacientes a sentirse cómodos.',
  },
  standsIn: ['provider-about'],
  wake: 'never',
  pages: ['healthcareProfessional'],
  editing: 'D',
  strings: ['providerPage'],
  sheet: 'provider',
});
