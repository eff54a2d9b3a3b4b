import { screen } from '@testing-library/react';
import { found, listingContext, rendering } from '#src/components/listing/testing/listingWorld.tsx';
import { studyFixture } from '#src/components/research/testing/researchFixtures.ts';
import { drawSection, expectHidden } from '#src/components/research/testing/researchWorld.tsx';
import { expectNoAxeViolations } from '#tests/support/expectNoAxeViolations.ts';
import { loadRelatedStudies } from './RelatedStudies.data.ts';
import { RelatedStudies } from './RelatedStudies.tsx';

const entity = studyFixture();
const seven = Array.from({ length: 7 }, (_, at) => found(`r${at}`));
const load = async (results: Parameters<typeof listingContext>[0]['results'], of = entity) => {
  const around = listingContext({ results: results ?? [] }, { entity: of });
  return { ...around, data: await loadRelatedStudies(rendering('RelatedStudies'), around.context) };
};

it('[D-239, S-369] asks by the topics joined with OR for five others at most', async () => {
  const { asked, data } = await load([found(entity.id), ...seven]);
  expect(asked).toEqual([
    {
      experience: 'related-content',
      verticalKey: 'research-study-page-related-research-studies',
      query: 'Heart health OR Sleep',
      limit: 5,
      contextEntityId: entity.id,
    },
  ]);
  expect(data?.results.map(({ id }) => id)).not.toContain(entity.id);
  expect((await load(seven)).data?.results).toHaveLength(5);
});

it('[D-240] shows their cards, and leads to all of them', async () => {
  const { data } = await load(seven);
  const { container } = await drawSection(RelatedStudies, { entity }, data);
  expect(screen.getByRole('heading', { level: 2, name: 'Related Research Studies' })).toBeVisible();
  expect(screen.getAllByRole('heading', { level: 3 })).toHaveLength(5);
  expect(screen.getByRole('link', { name: 'View all studies' })).toHaveAttribute('href', '/research/studies');
  await expectNoAxeViolations(container);
});

it('[D-004] asks nothing without topics', async () => {
  const { asked, data } = await load(seven, studyFixture({ topics: [] }));
  expect([asked, data]).toEqual([[], undefined]);
  await expectHidden(RelatedStudies, 'ce_researchStudy', 'c_researchTopics');
});

it('shows nothing when nothing is found or the service does not answer', async () => {
  for (const results of [[], new Error('down')]) {
    const { data } = await load(results);
    const { container, unmount } = await drawSection(RelatedStudies, { entity }, data);
    expect(container).toBeEmptyDOMElement();
    unmount();
  }
  await drawSection(RelatedStudies, { entity, mode: 'edit' });
  expect(screen.getByRole('note')).toHaveTextContent('RelatedStudies');
});

it('speaks Spanish', async () => {
  const { data } = await load(seven);
  await drawSection(RelatedStudies, { entity, locale: 'es' }, data);
  expect(screen.getByRole('heading', { level: 2, name: 'Estudios relacionados' })).toBeVisible();
  expect(screen.getByRole('link', { name: /^Ver tod/ })).toHaveAttribute('href', '/es/research/studies');
});
