import { defineComponent } from '#src/declaration/Declaration.ts';
import { text } from '#src/declaration/kinds.ts';

export const declaration = defineComponent({
  title: 'Save contact',
  about:
    "What a visitor may take along: the provider or facility for their address book, and a facility's coming holiday hours for their calendar.",
  standsIn: ['detail-aside', 'detail-main'],
  wake: 'never',
  pages: ['healthcareFacility', 'healthcareProfessional'],
  editing: 'D',
  strings: ['save', 'hours'],
  params: { Look: text() },
});
