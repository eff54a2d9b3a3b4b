import { defineComponent } from '#src/declaration/Declaration.ts';

export const declaration = defineComponent({
  title: 'Plan provider affiliations',
  about: 'The medical groups, hospitals and surgery centers this provider of the plan works with.',
  es: {
    title: 'Afiliaciones en el plan',
    about: 'Los grupos médicos, hospitales y centros de cirugía con los que trabaja el profesional del plan.',
  },
  standsIn: ['detail-main'],
  wake: 'never',
  pages: ['ce_shpProvider'],
  editing: 'D',
  strings: ['planProvider', 'provider'],
  tellsMissingEntity: true,
  sheet: 'entity',
});
