import { defineComponent } from '#src/declaration/Declaration.ts';
import { choice } from '#src/declaration/kinds.ts';

export const declaration = defineComponent({
  title: 'Volunteer contact',
  about: 'The person to ask about volunteering: name, position, email and phone.',
  es: {
    title: 'Contacto de voluntariado',
    about: 'La persona a quien preguntar sobre el voluntariado: nombre, cargo, correo y teléfono.',
  },
  standsIn: ['detail-main'],
  wake: 'never',
  pages: ['ce_volunteerOpportunity'],
  editing: 'D',
  strings: ['volunteer'],
  sheet: 'entity',
  params: { Ways: choice(['Here', 'Beside']) },
});
