import { defineComponent } from '#src/declaration/Declaration.ts';

export const declaration = defineComponent({
  title: 'Volunteer opportunity card',
  about:
    'A volunteer opportunity among results: department, place and distance, age, whether applications are taken and where to send one.',
  es: {
    title: 'Tarjeta de voluntariado',
    about:
      'Una oportunidad de voluntariado entre los resultados: departamento, lugar, edad y si se aceptan solicitudes.',
  },
  standsIn: [],
  wake: 'never',
  pages: 'any',
  editing: 'S',
  strings: ['cards', 'volunteerCard'],
  cardType: 'VolunteerOpportunity',
});
