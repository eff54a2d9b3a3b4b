import { defineComponent } from '#src/declaration/Declaration.ts';

export const declaration = defineComponent({
  title: 'Plan provider qualifications',
  about: 'Certifications of a provider of the plan, and the numbers the plan lists them under.',
  es: {
    title: 'Títulos del profesional del plan',
    about: 'Certificaciones de un profesional del plan, y los números con que figura en él.',
  },
  standsIn: ['detail-main'],
  wake: 'never',
  pages: ['ce_shpProvider'],
  editing: 'D',
  strings: ['planProvider', 'provider'],
  tellsMissingEntity: true,
  sheet: 'entity',
});
