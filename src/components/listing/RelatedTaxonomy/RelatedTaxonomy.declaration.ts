import { defineComponent } from '#src/declaration/Declaration.ts';
import { reference, text } from '#src/declaration/kinds.ts';

export const declaration = defineComponent({
  title: 'Related topics',
  about: 'Links to the services, specialties and health topics of the page. Hidden when it has none.',
  es: {
    title: 'Temas relacionados',
    about: 'Enlaces a los servicios, especialidades y temas de salud de la página. No aparece si no hay.',
  },
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
