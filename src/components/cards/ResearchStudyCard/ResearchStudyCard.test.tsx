import { screen } from '@testing-library/react';
import { drawCard } from '#src/components/cards/testing/drawCard.tsx';
import { expectNoAxeViolations } from '#tests/support/expectNoAxeViolations.ts';

const study = {
  type: 'ce_researchStudy',
  name: 'A registry of outcomes in asthma',
  slug: 'registry-asthma',
  c_clinicalType: 'Non Clinical',
  c_recruitingStatus: 'Recruiting',
  c_researchTopics: [{ name: 'Asthma' }, { name: 'Sleep' }],
};
const draw = (more: Record<string, unknown> = {}) => drawCard('ResearchStudy', { ...study, ...more });

it('[Q-222, Q-347] shows the derived status and the topics of a study', async () => {
  const { container } = await draw();
  expect(container.textContent).toMatch(/^Active/);
  expect(screen.getByRole('link', { name: 'A registry of outcomes in asthma' })).toHaveAttribute(
    'href',
    '/research/studies/registry-asthma-id1',
  );
  expect(screen.getAllByRole('listitem').map((one) => one.textContent)).toEqual(['Asthma', 'Sleep']);
  await expectNoAxeViolations(container);
});

it('is inactive when it does not recruit, and says nothing of locations nobody told', async () => {
  await draw({ c_recruitingStatus: 'Closed to Enrollment' });
  expect(screen.getByText('Inactive')).toBeVisible();
  expect(screen.queryByText(/Not Specified/)).not.toBeInTheDocument();
});

it('shows a status that is not listed as it came, and none where there is none', async () => {
  const { container, unmount } = await draw({ c_derivedStatus: 'Paused for review' });
  expect(screen.getByText('Paused for review')).toBeVisible();
  unmount();
  await draw({ c_recruitingStatus: undefined });
  expect(container).not.toHaveTextContent(/active/i);
  expect(screen.queryByText(/active/i)).not.toBeInTheDocument();
});
