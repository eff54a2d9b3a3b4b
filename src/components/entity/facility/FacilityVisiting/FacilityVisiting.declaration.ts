import { defineComponent } from '#src/declaration/Declaration.ts';

export const declaration = defineComponent({
  title: 'Facility visiting hours',
  about: 'When people who stay here may be visited: today’s hours, the week, and what differs in some units.',
  es: {
    title: 'Horario de visitas del centro',
    about: 'Cuándo se puede visitar a los pacientes: hoy, en la semana y lo que cambia en algunas áreas.',
  },
  standsIn: ['facility-hero', 'detail-aside'],
  wake: 'never',
  pages: ['healthcareFacility'],
  editing: 'D',
  strings: ['facility', 'hours'],
  sheet: 'facility',
});
