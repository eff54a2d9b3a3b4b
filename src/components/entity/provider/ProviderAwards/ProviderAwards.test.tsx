import { screen } from '@testing-library/react';
import { drawSection, expectSection } from '#src/components/entity/provider/testing/drawProvider.tsx';
import { providerFixture } from '#src/components/entity/provider/testing/providerFixture.ts';
import { expectNoAxeViolations } from '#tests/support/expectNoAxeViolations.ts';
import { ProviderAwards } from './ProviderAwards.tsx';

expectSection(ProviderAwards, 'ProviderAwards', 'c_providerAwards');

it('has no accessibility violation', async () => {
  const { container } = drawSection(ProviderAwards);
  expect(container).not.toBeEmptyDOMElement();
  await expectNoAxeViolations(container);
});

it('[D-174, C-125] awards with their years, six at most', () => {
  expect(providerFixture().awards.length).toBeGreaterThan(6);
  drawSection(ProviderAwards);
  expect(screen.getAllByRole('listitem')).toHaveLength(6);
  expect(screen.getAllByRole('listitem')[0]).toHaveTextContent('Council, 2024');
});
