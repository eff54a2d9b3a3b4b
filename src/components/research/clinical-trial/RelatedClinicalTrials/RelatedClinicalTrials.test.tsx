import { screen } from '@testing-library/react';
import { found, listingContext, rendering } from '#src/components/listing/testing/listingWorld.tsx';
import { trialFixture } from '#src/components/research/testing/researchFixtures.ts';
import { drawSection, expectHidden } from '#src/components/research/testing/researchWorld.tsx';
import { expectNoAxeViolations } from '#tests/support/expectNoAxeViolations.ts';
import { loadRelatedClinicalTrials } from './RelatedClinicalTrials.data.ts';
import { RelatedClinicalTrials } from './RelatedClinicalTrials.tsx';

const entity = trialFixture();
const seven = Array.from({ length: 7 }, (_, at) => found(`r${at}`));
const load = async (results: Parameters<typeof listingContext>[0]['results'], of = entity) => {
  const around = listingContext({ results: results ?? [] }, { entity: of });
  return {
    ...around,
    data: await loadRelatedClinicalTrials(rendering('RelatedClinicalTrials'), around.context),
  };
};

it('[D-304, Q-175, Q-406, C-050] asks by the topics joined with OR for five others at most', async () => {
  const { asked, data } = await load([found(entity.id), ...seven]);
  expect(asked).toEqual([
    {
      experience: 'related-content',
      verticalKey: 'clinical_trial',
      query: 'Heart health OR Sleep',
      limit: 5,
      contextEntityId: entity.id,
    },
  ]);
  expect(data?.results.map(({ id }) => id)).not.toContain(entity.id);
  expect((await load(seven)).data?.results).toHaveLength(5);
});

it('[D-306] shows their cards, and leads to all of them', async () => {
  const { data } = await load(seven);
  const { container } = await drawSection(RelatedClinicalTrials, { entity }, data);
  expect(screen.getByRole('heading', { level: 2, name: 'Related Clinical Trials' })).toBeVisible();
  expect(screen.getAllByRole('heading', { level: 3 })).toHaveLength(5);
  expect(screen.getByRole('link', { name: 'View all clinical trials' })).toHaveAttribute(
    'href',
    '/Research-Search-Results?verticalKey=clinical_trial',
  );
  await expectNoAxeViolations(container);
});

it('[D-004] asks nothing without topics', async () => {
  const { asked, data } = await load(seven, trialFixture({ topics: [] }));
  expect([asked, data]).toEqual([[], undefined]);
  await expectHidden(RelatedClinicalTrials, 'ce_researchStudy', 'c_researchTopics');
});

it('shows nothing when nothing is found or the service does not answer', async () => {
  for (const results of [[], new Error('down')]) {
    const { data } = await load(results);
    const { container, unmount } = await drawSection(RelatedClinicalTrials, { entity }, data);
    expect(container).toBeEmptyDOMElement();
    unmount();
  }
  await drawSection(RelatedClinicalTrials, { entity, mode: 'edit' });
  expect(screen.getByRole('note')).toHaveTextContent('RelatedClinicalTrials');
});

it('speaks Spanish', async () => {
  const { data } = await load(seven);
  await drawSection(RelatedClinicalTrials, { entity, locale: 'es' }, data);
  expect(screen.getByRole('heading', { level: 2, name: 'Ensayos clínicos relacionados' })).toBeVisible();
  expect(screen.getByRole('link', { name: /^Ver tod/ })).toHaveAttribute(
    'href',
    '/es/Research-Search-Results?verticalKey=clinical_trial',
  );
});
