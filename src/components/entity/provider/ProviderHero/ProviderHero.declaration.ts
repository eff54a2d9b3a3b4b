import { defineComponent } from '#src/declaration/Declaration.ts';

export const declaration = defineComponent({
  title: 'Provider hero',
  about: "The top of a provider's page: portrait, name, specialties, languages and places.",
  es: {
    title: 'Cabecera del profesional',
    about: 'El inicio de la página de un profesional: retrato, nombre, especialidades, idiomas y centros.',
  },
  standsIn: ['main'],
  wake: 'never',
  pages: ['healthcareProfessional'],
  editing: 'D',
  strings: ['providerPage', 'provider'],
  sheet: 'provider',
  slots: { 'provider-hero-{*}': {} },
});
