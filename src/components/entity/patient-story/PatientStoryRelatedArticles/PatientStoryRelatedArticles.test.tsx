import { screen } from '@testing-library/react';
import { bareStory, storyFixture } from '#src/components/entity/patient-story/testing/storyFixture.ts';
import { found, rendering, showListing } from '#src/components/listing/testing/listingWorld.tsx';
import { expectNoAxeViolations } from '#tests/support/expectNoAxeViolations.ts';
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
  // Without articles on its topics the way leads to all stories, not to all articles.
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

  it.each([
    ['en', 'Heart failure', 'All articles on this topic', 'All patient stories', ''],
    [
      'es',
      'Insuficiencia cardíaca',
      'Todos los artículos sobre este tema',
      'Todas las historias de pacientes',
      '/es',
    ],
  ] as const)(
    '[D-142] leads to all articles on the topic where there are some, and to the stories: %s',
    async (locale, topic, onTopic, stories, prefix) => {
      const results = [found('a1', { c_healthTopics: [{ id: 'topic1', name: topic }] })];
      const entity = storyFixture({ c_healthTopics: [{ id: 'topic1', uid: 31, name: topic }] });
      const { container } = await showListing(
        one.Component,
        one.load,
        rendering(one.name),
        { results, englishNames: { 31: 'Heart failure', 41: 'Heart Care' } },
        { locale, entity },
      );
      const href = screen.getByRole('link', { name: onTopic }).getAttribute('href') ?? '';
      const { pathname, searchParams } = new URL(href, 'https://x.example');
      expect(pathname).toBe(`${prefix}/health/articles`);
      expect(searchParams.get('facets')).toContain('Heart failure');
      expect(screen.getByRole('link', { name: stories })).toHaveAttribute(
        'href',
        `${prefix}/patient-stories`,
      );
      await expectNoAxeViolations(container);
    },
  );

  it('[S-366, C-126] asks the hosted search of story pages for three on what the story is about, and on its topics first', async () => {
    const { asked } = await askedBy(one);
    const onTopic = {
      kind: 'fieldValue',
      fieldId: 'c_healthTopics.name',
      matcher: '$eq',
      value: 'Heart failure',
    };
    const ofService = { kind: 'fieldValue', fieldId: 'c_services.name', matcher: '$eq', value: 'Heart Care' };
    const search = {
      experience: 'related-content',
      verticalKey: 'patient-story-page-related-articles',
      limit: 3,
      contextEntityId: 'story7',
    };
    expect(asked).toEqual([
      { ...search, staticFilters: [onTopic] },
      { ...search, staticFilters: [{ kind: 'disjunction', filters: [onTopic, ofService] }] },
    ]);
  });
});
