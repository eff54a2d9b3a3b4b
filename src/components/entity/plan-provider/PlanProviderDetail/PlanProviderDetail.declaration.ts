import { defineComponent } from '#src/declaration/Declaration.ts';

export const declaration = defineComponent({
  title: 'Plan provider detail',
  about: 'Further facts about a provider of the plan, beside those at the top of the page.',
  es: {
    title: 'Datos del profesional del plan',
    about: 'Otros datos de un profesional del plan, además de los del inicio de la página.',
  },
  standsIn: ['detail-main', 'detail-aside'],
  wake: 'never',
  pages: ['ce_shpProvider'],
  editing: 'D',
  strings: ['planProvider', 'provider'],
  tellsMissingEntity: true,
  sheet: 'entity',
});
