import { defineComponent } from '#src/declaration/Declaration.ts';

export const declaration = defineComponent({
  title: 'Provider booking',
  about: 'The right way to book this provider, with video visits and the nearest office.',
  es: {
    title: 'Cita con el profesional',
    about: 'La manera de pedir cita con el profesional, con visitas por video y el consultorio más cercano.',
  },
  standsIn: ['provider-hero', 'detail-aside'],
  wake: 'load',
  pages: ['healthcareProfessional'],
  editing: 'D',
  strings: ['providerPage', 'booking'],
  chunk: 'provider',
  sheet: 'provider',
});
