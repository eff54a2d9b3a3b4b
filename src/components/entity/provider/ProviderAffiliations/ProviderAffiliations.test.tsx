import { screen } from '@testing-library/react';
import { drawSection, expectSection } from '#src/components/entity/provider/testing/drawProvider.tsx';
import { providerFixture } from '#src/components/entity/provider/testing/providerFixture.ts';
import { expectNoAxeViolations } from '#tests/support/expectNoAxeViolations.ts';
import { ProviderAffiliations } from './ProviderAffiliations.tsx';

expectSection(ProviderAffiliations, 'ProviderAffiliations', 'c_affiliate');

it('has no accessibility violation', async () => {
  const { container } = drawSection(ProviderAffiliations);
  expect(container).not.toBeEmptyDOMElement();
  await expectNoAxeViolations(container);
});

const groupOf = (name: string) => screen.getByText(name).closest('div')?.querySelector('h3')?.textContent;

it.each([
  ['Medical Group', 'Medical groups and networks'],
  ['HMO Network', 'Medical groups and networks'],
  ['Foundation', 'Medical groups and networks'],
  ['Hospital', 'Hospitals'],
  ['Campus', 'Hospitals'],
  ['IPA', 'Other affiliations'],
  ['Affiliate', 'Other affiliations'],
  ['Other', 'Other affiliations'],
])('[R-121, R-160] %s stands among %s', (orgType, group) => {
  drawSection(
    ProviderAffiliations,
    providerFixture({ affiliates: [{ id: 'a', name: 'Bay', orgType, showsReferral: false }] }),
  );
  expect(groupOf('Bay')).toBe(group);
  expect(screen.getAllByRole('list')).toHaveLength(1);
});

it('[D-164, D-175] each list is there when it holds anything', () => {
  drawSection(ProviderAffiliations);
  expect(screen.getAllByRole('list')).toHaveLength(3);
  expect(screen.getByRole('link', { name: 'Bay Hospital' })).toHaveAttribute(
    'href',
    '/health-plan/hospital/bay-h',
  );
});
