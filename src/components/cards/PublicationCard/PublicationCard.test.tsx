import { screen } from '@testing-library/react';
import { drawCard } from '#src/components/cards/testing/drawCard.tsx';
import { expectNoAxeViolations } from '#tests/support/expectNoAxeViolations.ts';

const publication = {
  type: 'ce_researchPublication',
  name: 'A practical approach to asthma',
  slug: 'practical-asthma',
  c_authors: ['Mwangi P', 'Zamora F', 'Taufa R', 'Asante M', 'Nikolaidis OA'],
  c_journals: ['Annals of Team Medicine'],
  c_publicationDate: '2012-01-01',
  c_researchTopics: [{ name: 'Asthma' }],
  c_pubmedURL: 'https://pubmed.example/40000490',
};
const draw = (more: Record<string, unknown> = {}, options = {}) =>
  drawCard('Publication', { ...publication, ...more }, options);

it('[Q-228] names authors, journal and year', async () => {
  const { container } = await draw();
  expect(screen.getByRole('link', { name: 'A practical approach to asthma' })).toHaveAttribute(
    'href',
    '/research/publications/practical-asthma-id1',
  );
  expect(screen.getByText('Mwangi P, Zamora F, Taufa R and 2 more')).toBeVisible();
  expect(screen.getByText('Annals of Team Medicine, 2012')).toBeVisible();
  expect(
    screen.getByRole('link', { name: 'View on PubMed (A practical approach to asthma)' }),
  ).toHaveAttribute('href', 'https://pubmed.example/40000490');
  await expectNoAxeViolations(container);
});

it('names three authors, or one in words, without counting the rest', async () => {
  const { unmount } = await draw({ c_authors: ['Mwangi P', 'Zamora F', 'Taufa R'] });
  expect(screen.getByText('Mwangi P, Zamora F, Taufa R')).toBeVisible();
  unmount();
  await draw({ c_authors: 'Mwangi P and others', c_journals: undefined });
  expect(screen.getByText('Mwangi P and others')).toBeVisible();
  expect(screen.getByText('2012')).toBeVisible();
});

it('[Q-351] an unset date is hidden, and said while editing', async () => {
  const { unmount } = await draw({ c_publicationDate: '0001-01-01' });
  expect(screen.getByText('Annals of Team Medicine')).toBeVisible();
  unmount();
  await draw({ c_publicationDate: '0001-01-01' }, { page: { mode: 'edit' } });
  expect(screen.getByText('Annals of Team Medicine, No date')).toBeVisible();
});

it('marks a topic with its own language where the service tells it', async () => {
  const topics = [
    { name: 'Asma', locale: 'es' },
    { name: 'Sleep', locale: 'en' },
  ];
  const { container } = await draw({ c_researchTopics: topics }, { page: { locale: 'es' } });
  expect(screen.getByText('Asma').closest('[lang="en"]')).toBeNull();
  expect(screen.getByText('Sleep')).toHaveAttribute('lang', 'en');
  await expectNoAxeViolations(container);
});
