import { bareStory, storyFixture } from '#src/components/entity/patient-story/testing/storyFixture.ts';
import {
  expectCards,
  expectNothingWhenEmptyOrFailed,
  expectSettingsForEditors,
  expectSpanishListing,
} from '#src/components/listing/testing/expectListing.tsx';
import { listingContext, rendering } from '#src/components/listing/testing/listingWorld.tsx';
import { expectNoAxeViolations } from '#tests/support/expectNoAxeViolations.ts';
import { loadPatientStoryRelatedArticles } from './PatientStoryRelatedArticles.data.ts';
import { PatientStoryRelatedArticles } from './PatientStoryRelatedArticles.tsx';

const page = { entity: storyFixture() };
const one = {
  name: 'PatientStoryRelatedArticles',
  Component: PatientStoryRelatedArticles,
  load: loadPatientStoryRelatedArticles,
  page,
};

describe('PatientStoryRelatedArticles', () => {
  it('[D-142] lists articles when the page is made, with the way to all stories (A-49)', async () => {
    const { container } = await expectCards(one, {
      heading: 'Related articles',
      more: { name: 'All patient stories', href: '/patient-stories' },
    });
    await expectNoAxeViolations(container);
  });

  it('[S-366, C-126] asks the hosted search of story pages for three on what the story is about', async () => {
    const { context, asked } = listingContext({}, page);
    await loadPatientStoryRelatedArticles(rendering('PatientStoryRelatedArticles'), context);
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

  it('asks nothing for a story that names no topic, nor on another page', async () => {
    for (const entity of [bareStory(), undefined]) {
      const { context, asked } = listingContext({}, entity && { entity });
      expect(
        await loadPatientStoryRelatedArticles(rendering('PatientStoryRelatedArticles'), context),
      ).toBeUndefined();
      expect(asked).toEqual([]);
    }
  });

  it('shows nothing when there is nothing or the service does not answer', async () => {
    await expectNothingWhenEmptyOrFailed(one);
  });

  it('[E-072] shows editors its configuration', async () => {
    await expectSettingsForEditors(one);
  });

  it('speaks Spanish', async () => {
    const world = { englishNames: { 31: 'Heart failure', 41: 'Heart Care' } };
    await expectSpanishListing({ ...one, world }, 'Artículos relacionados', {
      name: 'Todas las historias de pacientes',
      href: '/es/patient-stories',
    });
  });
});
