import { defineComponent } from '#src/declaration/Declaration.ts';
import { richText, text } from '#src/declaration/kinds.ts';

export const declaration = defineComponent({
  title: 'Find doctor by city and specialty hero',
  about: 'Doctors of a specialty in a city: the title of the listing.',
  standsIn: ['main'],
  wake: 'never',
  pages: ['Find Doctor By City And Specialty'],
  editing: 'W',
  strings: ['wildcard'],
  sheet: 'search',
  fields: { Headline: text(), Text: richText() },
});
