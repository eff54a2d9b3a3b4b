import { defineComponent } from '#src/declaration/Declaration.ts';

export const declaration = defineComponent({
  title: 'Provider video',
  about: 'A video in which the provider introduces themselves. It plays when visitors ask for it.',
  es: {
    title: 'Video del profesional',
    about: 'Un video en que se presenta el profesional. Se reproduce cuando la persona lo pide.',
  },
  standsIn: ['detail-main'],
  wake: 'press',
  pages: ['healthcareProfessional'],
  editing: 'D',
  strings: ['providerPage', 'video'],
  sheet: 'provider',
});
