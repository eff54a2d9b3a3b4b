import { defineComponent } from '#src/declaration/Declaration.ts';
import { number } from '#src/declaration/kinds.ts';

export const declaration = defineComponent({
  title: 'Similar providers',
  about: 'Providers like this one nearby, with the way to all of them; nothing when there are none.',
  standsIn: ['detail-main', 'main'],
  wake: 'never',
  pages: ['healthcareProfessional'],
  editing: 'D',
  strings: ['providerPage', 'listing', 'search'],
  cards: ['Provider'],
  sheet: 'entity',
  params: { Limit: number({ least: 1 }) },
});
