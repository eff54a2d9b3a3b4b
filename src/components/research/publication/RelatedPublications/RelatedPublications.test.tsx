import { screen } from '@testing-library/react';
import { found, listingContext, rendering } from '#src/components/listing/testing/listingWorld.tsx';
import { publicationFixture } from '#src/components/research/testing/researchFixtures.ts';
import { drawSection, expectHidden } from '#src/components/research/testing/researchWorld.tsx';
import { expectNoAxeViolations } from '#tests/support/expectNoAxeViolations.ts';
import { loadRelatedPublications } from './RelatedPublications.data.ts';
import { RelatedPublications } from './RelatedPublications.tsx';

const entity = publicationFixture();
const seven = Array.from({ length: 7 }, (_, at) => found(`r${at}`));
const load = async (results: Parameters<typeof listingContext>[0]['results'], of = entity) => {
  const around = listingContext({ results: results ?? [] }, { entity: of });
  return { ...around, data: await loadRelatedPublications(rendering('RelatedPublications'), around.context) };
};

it('[D-219, D-220, S-368, C-121] asks by the topics joined with OR for five others at most', async () => {
  const { asked, data } = await load([found(entity.id), ...seven]);
  expect(asked).toEqual([
    {
      experience: 'related-content',
      verticalKey: 'research-publication-page-related-publications',
      query: 'Heart health OR Sleep',
      limit: 5,
      contextEntityId: entity.id,
    },
  ]);
  expect(data?.results.map(({ id }) => id)).not.toContain(entity.id);
  expect((await load(seven)).data?.results).toHaveLength(5);
});

it('[D-222] shows their cards, and leads to all of them', async () => {
  const { data } = await load(seven);
  const { container } = await drawSection(RelatedPublications, { entity }, data);
  expect(screen.getByRole('heading', { level: 2, name: 'Related Publications' })).toBeVisible();
  expect(screen.getAllByRole('heading', { level: 3 })).toHaveLength(5);
  expect(screen.getByRole('link', { name: 'View all publications' })).toHaveAttribute(
    'href',
    '/Research-Search-Results?verticalKey=research_publication',
  );
  await expectNoAxeViolations(container);
});

it('[D-221] asks nothing without topics', async () => {
  const { asked, data } = await load(seven, publicationFixture({ topics: [] }));
  expect([asked, data]).toEqual([[], undefined]);
  await expectHidden(RelatedPublications, 'ce_researchPublication', 'c_researchTopics');
});

it('shows nothing when nothing is found or the service does not answer', async () => {
  for (const results of [[], new Error('down')]) {
    const { data } = await load(results);
    const { container, unmount } = await drawSection(RelatedPublications, { entity }, data);
    expect(container).toBeEmptyDOMElement();
    unmount();
  }
  await drawSection(RelatedPublications, { entity, mode: 'edit' });
  expect(screen.getByRole('note')).toHaveTextContent('RelatedPublications');
});

it('speaks Spanish', async () => {
  const { data } = await load(seven);
  await drawSection(RelatedPublications, { entity, locale: 'es' }, data);
  expect(screen.getByRole('heading', { level: 2, name: 'Publicaciones relacionadas' })).toBeVisible();
  expect(screen.getByRole('link', { name: /^Ver tod/ })).toHaveAttribute(
    'href',
    '/es/Research-Search-Results?verticalKey=research_publication',
  );
});
