import { screen } from '@testing-library/react';
import { drawCard } from '#src/components/cards/testing/drawCard.tsx';
import { expectNoAxeViolations } from '#tests/support/expectNoAxeViolations.ts';

const draw = (data: Record<string, unknown>, options = {}) =>
  drawCard('Research', { name: 'Sleep and the heart', slug: 'sleep', ...data }, options);

it('[Q-305] research of the type Clinical is a Clinical Trial', async () => {
  const { container } = await draw({
    type: 'ce_researchStudy',
    c_clinicalType: 'Clinical',
    c_recruitingStatus: 'Recruiting',
  });
  expect(container.textContent).toMatch(/^Clinical TrialRecruiting/);
  expect(screen.getByRole('link')).toHaveAttribute('href', '/research/clinical-trials/sleep-id1');
  await expectNoAxeViolations(container);
});

it.each(['Non Clinical', 'Registry', undefined, 7])(
  '[Q-306] research of the type %s is a Research Study',
  async (c_clinicalType) => {
    await draw({ type: 'ce_researchStudy', c_clinicalType });
    expect(screen.getByText('Research Study')).toBeVisible();
    expect(screen.queryByText('Clinical Trial')).not.toBeInTheDocument();
    expect(screen.getByRole('link')).toHaveAttribute('href', '/research/studies/sleep-id1');
  },
);

it('[Q-347] shows the derived status of a study', async () => {
  await draw({ type: 'ce_researchStudy', c_clinicalType: 'Non Clinical', c_recruitingStatus: 'Recruiting' });
  expect(screen.getByText('Active')).toBeVisible();
});

it('publications and investigators keep their cards', async () => {
  const { unmount } = await draw({ type: 'ce_researchPublication', c_journals: 'Annals' });
  expect(screen.getByText('Publication')).toBeVisible();
  expect(screen.getByText('Annals')).toBeVisible();
  unmount();
  await draw({ c_investigatorType: 'Clinical' }, { result: { entityType: 'ce_investigator' } });
  expect(screen.getByText('Clinical investigator')).toBeVisible();
  expect(screen.queryByText('Research Study')).not.toBeInTheDocument();
});
