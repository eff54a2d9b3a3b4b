import { screen } from '@testing-library/react';
import {
  drawPlanProvider,
  expectQuiet,
} from '#src/components/entity/plan-provider/testing/drawPlanProvider.tsx';
import {
  barePlanProvider,
  planProviderFixture,
} from '#src/components/entity/plan-provider/testing/planProviderFixture.ts';
import { expectNoAxeViolations } from '#tests/support/expectNoAxeViolations.ts';
import { PlanProviderHero } from './PlanProviderHero.tsx';

it('[D-190, D-196, Q-212] says who this is, with portrait and rating of the network provider', async () => {
  const { container } = drawPlanProvider(<PlanProviderHero />, planProviderFixture());
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(/^Casey Navarrete, MD$/);
  for (const words of [
    'Family Medicine',
    'Accepting new patients',
    'Thai, English',
    'Primary care provider',
    'Gender-affirming services',
  ]) {
    expect(container).toHaveTextContent(words);
  }
  expect(screen.getByText('4.6 out of 5 stars')).toBeInTheDocument();
  expect(screen.getByRole('img', { name: 'Casey Navarrete' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Oakland Family Care, Oakland + 1 more' })).toHaveAttribute(
    'href',
    '#locations',
  );
  await expectNoAxeViolations(container);
});

it('adds the title to a name without it', () => {
  drawPlanProvider(<PlanProviderHero />, planProviderFixture({ name: 'Casey Navarrete', title: 'NP' }));
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Casey Navarrete, NP');
});

it.each([
  [planProviderFixture(), 'Accepting new patients'],
  [planProviderFixture({ status: 'Ask the office' }), 'Ask the office'],
  [
    (({ status: _status, ...rest }) => ({ ...rest, acceptingNewPatients: false }))(planProviderFixture()),
    'Not accepting new patients',
  ],
])('[R-063, D-197] says the first part of the status text, not the second', (provider, words) => {
  const { container } = drawPlanProvider(<PlanProviderHero />, provider);
  expect(container).toHaveTextContent(words);
  expect(container).not.toHaveTextContent('call the office to confirm');
});

it('says no more than is known', async () => {
  const { container } = drawPlanProvider(<PlanProviderHero />, barePlanProvider());
  expect(container.querySelector('h1')).toHaveTextContent(/^Bare Provider$/);
  expect(container).not.toHaveTextContent(/patients|stars|Primary/);
  await expectNoAxeViolations(container);
});

it('[E-080, X-060] tells editors when there is no example', () => expectQuiet(PlanProviderHero));
