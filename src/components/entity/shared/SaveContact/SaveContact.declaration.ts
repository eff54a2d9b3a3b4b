import { defineComponent } from '#src/declaration/Declaration.ts';
import { text } from '#src/declaration/kinds.ts';

export const declaration = defineComponent({
  title: 'Save contact',
  about:
    'Lets visitors save the provider or location to their contacts, and holiday hours to their calendar.',
  es: {
    title: 'Guardar contacto',
    about:
      'Permite guardar el profesional o el centro en los contactos, y los días festivos en el calendario.',
  },
  standsIn: ['detail-aside', 'detail-main'],
  wake: 'never',
  pages: ['healthcareFacility', 'healthcareProfessional'],
  editing: 'D',
  strings: ['save', 'hours'],
  params: { Look: text() },
});
