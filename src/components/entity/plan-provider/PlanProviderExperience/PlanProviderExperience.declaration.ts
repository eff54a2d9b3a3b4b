import { defineComponent } from '#src/declaration/Declaration.ts';

export const declaration = defineComponent({
  title: 'Plan provider experience',
  about: 'The specialties of a provider of the plan, and more on whether new patients are accepted.',
  es: {
    title: 'Experiencia en el plan',
    about: 'Las especialidades de un profesional del plan, y más sobre si acepta pacientes nuevos.',
  },
  standsIn: ['detail-main'],
  wake: 'never',
  pages: ['ce_shpProvider'],
  editing: 'D',
  strings: ['planProvider', 'provider'],
  tellsMissingEntity: true,
  sheet: 'entity',
});
