import { screen } from '@testing-library/react';
import { drawSection, expectSection } from '#src/components/entity/provider/testing/drawProvider.tsx';
import { providerFixture } from '#src/components/entity/provider/testing/providerFixture.ts';
import { expectNoAxeViolations } from '#tests/support/expectNoAxeViolations.ts';
import { ProviderHealthPlans } from './ProviderHealthPlans.tsx';

expectSection(ProviderHealthPlans, 'ProviderHealthPlans', 'c_healthcareProfessionalHealthPlanAffiliate', {
  bare: { isPhysician: true },
});

it('has no accessibility violation', async () => {
  const { container } = drawSection(ProviderHealthPlans);
  expect(container).not.toBeEmptyDOMElement();
  await expectNoAxeViolations(container);
});

const names = () => screen.getAllByRole('listitem').map((item) => item.textContent);

it('[D-167, R-116, R-117, D-175] each plan once, in alphabetical order', () => {
  drawSection(ProviderHealthPlans);
  expect(names()).toEqual(['Alder HMO', 'Zephyr PPO']);
});

it('[R-122, D-167] physicians only', () => {
  const { container, unmount } = drawSection(ProviderHealthPlans, providerFixture({ isPhysician: false }));
  expect(container).toBeEmptyDOMElement();
  unmount();
  drawSection(ProviderHealthPlans, providerFixture({ isPhysician: false }), { mode: 'edit' });
  expect(screen.getByRole('note')).toHaveTextContent('physicians only');
});

it('a long list opens without a script', () => {
  const plans = Array.from({ length: 23 }, (_, index) => ({ name: `Plan ${index + 1}` }));
  const { container } = drawSection(ProviderHealthPlans, providerFixture({ plans }));
  expect(container.querySelectorAll('ul')[0]?.children).toHaveLength(8);
  expect(screen.getByText('See all 23 plans').closest('details')?.querySelectorAll('li')).toHaveLength(15);
  expect(container.querySelector('summary')).toHaveTextContent('Show fewer plans');
});
