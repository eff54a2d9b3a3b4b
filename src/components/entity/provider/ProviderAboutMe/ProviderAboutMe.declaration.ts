import { defineComponent } from '#src/declaration/Declaration.ts';

export const declaration = defineComponent({
  title: 'Provider about me',
  about: 'What a doctor or other provider says about themselves, and what you place below it.',
  es: {
    title: 'Acerca del profesional',
    about: 'Lo que un médico u otro profesional dice de sí mismo, y lo que usted coloque debajo.',
  },
  standsIn: ['detail-main'],
  wake: 'never',
  pages: ['healthcareProfessional'],
  editing: 'D',
  strings: ['providerPage'],
  sheet: 'provider',
  slots: { 'provider-about-{*}': {} },
});
