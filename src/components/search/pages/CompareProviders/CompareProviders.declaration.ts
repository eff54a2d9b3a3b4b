import { defineComponent } from '#src/declaration/Declaration.ts';

export const declaration = defineComponent({
  title: 'Compare providers',
  about:
    'Up to four providers side by side, from the address alone: the page can be shared and needs no scripts.',
  standsIn: ['main'],
  wake: 'idle',
  pages: 'any',
  editing: 'S',
  strings: ['compare', 'provider', 'booking'],
  sheet: 'search',
});
