import { bareStory, storyFixture } from '#src/components/entity/patient-story/testing/storyFixture.ts';
import { askedBy, testListing } from '#src/components/listing/testing/testListing.tsx';
import { loadPatientStoryRelatedArticles } from './PatientStoryRelatedArticles.data.ts';
import { PatientStoryRelatedArticles } from './PatientStoryRelatedArticles.tsx';

const one = {
  name: 'PatientStoryRelatedArticles',
  Component: PatientStoryRelatedArticles,
  load: loadPatientStoryRelatedArticles,
  page: { entity: storyFixture() },
};

describe('PatientStoryRelatedArticles', () => {
  // The way leads to all stories, not to all articles.
  testListing({
    ...one,
    world: { englishNames: { 31: 'Heart failure', 41: 'Heart Care' } },
    ids: { cards: '[D-142]', editors: '[E-072]' },
    english: {
      heading: 'Related articles',
      more: { name: 'All patient stories', href: '/patient-stories' },
    },
    spanish: {
      heading: 'Artículos relacionados',
      more: { name: 'Todas las historias de pacientes', href: '/es/patient-stories' },
    },
    asksNothingOn: [{ page: { entity: bareStory() } }, { page: {} }],
  });

  it('[S-366, C-126] asks the hosted search of story pages for three on what the story is about', async () => {
    const { asked } = await askedBy(one);
    expect(asked).toEqual([
      {
        experience: 'related-content',
        verticalKey: 'patient-story-page-related-articles',
        limit: 3,
        contextEntityId: 'story7',
        staticFilters: [
          {
            kind: 'disjunction',
            filters: [
              { kind: 'fieldValue', fieldId: 'c_healthTopics.name', matcher: '$eq', value: 'Heart failure' },
              { kind: 'fieldValue', fieldId: 'c_services.name', matcher: '$eq', value: 'Heart Care' },
            ],
          },
        ],
      },
    ]);
  });
});
