import { defineComponent } from '#src/declaration/Declaration.ts';

export const declaration = defineComponent({
  title: 'Provider patient info',
  about: 'Facts patients ask for: the ages treated, video visits, online services and more.',
  es: {
    title: 'Información para pacientes',
    about:
      'Datos que los pacientes preguntan: edades que atiende, visitas por video, servicios en línea y más.',
  },
  standsIn: ['provider-about'],
  wake: 'never',
  pages: ['healthcareProfessional'],
  editing: 'D',
  strings: ['providerPage'],
  sheet: 'provider',
});
