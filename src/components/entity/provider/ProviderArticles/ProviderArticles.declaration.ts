import { defineComponent } from '#src/declaration/Declaration.ts';
import { number } from '#src/declaration/kinds.ts';

export const declaration = defineComponent({
  title: 'Provider articles',
  about: 'Articles the provider wrote, with the way to all articles; nothing when there are none.',
  standsIn: ['detail-main', 'main'],
  wake: 'never',
  pages: ['healthcareProfessional'],
  editing: 'D',
  strings: ['providerPage', 'listing', 'search'],
  cards: ['Article'],
  sheet: 'entity',
  params: { Limit: number({ least: 1 }) },
});
