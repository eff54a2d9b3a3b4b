import { defineComponent } from '#src/declaration/Declaration.ts';
import { richText } from '#src/declaration/kinds.ts';

export const declaration = defineComponent({
  title: 'Wildcard intro',
  about:
    'Words about a listing, in which {city}, {region}, {specialty} and {type} stand for what its address names.',
  standsIn: ['main'],
  wake: 'never',
  pages: [
    'Find Doctor By City',
    'Find Doctor By City And Specialty',
    'Find Doctor By Specialty',
    'Find Location By Type',
    'Find Location By City And Type',
  ],
  editing: 'W',
  strings: [],
  sheet: 'search',
  fields: { Text: richText() },
});
