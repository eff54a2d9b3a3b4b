import { defineComponent } from '#src/declaration/Declaration.ts';

export const declaration = defineComponent({
  title: 'Page Metadata',
  about:
    'Shows editors what the page says of itself; stands above the page while editing, visitors see nothing.',
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
