import { defineComponent } from '#src/declaration/Declaration.ts';

export const declaration = defineComponent({
  title: 'Page Metadata',
  about: 'Shows editors what search engines and shared links say about the page. Visitors do not see it.',
  es: {
    title: 'Datos de la página',
    about:
      'Muestra a los editores lo que buscadores y enlaces compartidos dicen de la página. Las visitas no lo ven.',
  },
  standsIn: ['main'],
  wake: 'never',
  pages: 'any',
  editing: 'E',
  strings: [],
  sheet: 'editor',
  pageFields: [
    'Title',
    'Description',
    'Contributor',
    'ContributorEntity',
    'LocationsEntities',
    'Service',
    'PublishedDate',
    'TeaserImage',
    'Meta Title',
    'Meta Description',
    'Meta Keywords',
    'Services',
    'Specialties',
    'HealthTopics',
  ],
});
