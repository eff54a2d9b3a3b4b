import { defineComponent } from '#src/declaration/Declaration.ts';
import { reference, text } from '#src/declaration/kinds.ts';

export const declaration = defineComponent({
  title: 'Related taxonomy',
  about: 'The services, specialties and health topics of the page; nothing when empty, a notice to editors.',
  standsIn: ['main'],
  wake: 'never',
  pages: 'any',
  editing: 'P',
  strings: ['listing', 'search'],
  fields: {
    Headline: text(),
    Services: reference(['ce_service']),
    Specialties: reference(['ce_specialty']),
    HealthTopics: reference(['ce_healthTopic']),
  },
});
