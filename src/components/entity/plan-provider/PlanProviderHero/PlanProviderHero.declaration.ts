import { defineComponent } from '#src/declaration/Declaration.ts';

export const declaration = defineComponent({
  title: 'Plan provider hero',
  about: "The top of a plan provider's page: name, portrait, specialty, languages and new patients.",
  es: {
    title: 'Cabecera de profesional del plan',
    about: 'El inicio de la página: nombre, retrato, especialidad, idiomas y si acepta pacientes nuevos.',
  },
  standsIn: ['main'],
  wake: 'never',
  pages: ['ce_shpProvider'],
  editing: 'D',
  strings: ['planProvider', 'provider'],
  tellsMissingEntity: true,
  sheet: 'entity',
});
