import { screen } from '@testing-library/react';
import { drawSection, expectSection } from '#src/components/entity/provider/testing/drawProvider.tsx';
import { expectNoAxeViolations } from '#tests/support/expectNoAxeViolations.ts';
import { ProviderInterests } from './ProviderInterests.tsx';

expectSection(ProviderInterests, 'ProviderInterests', 'c_personalInterest, c_communityActivities');

it('has no accessibility violation', async () => {
  const { container } = drawSection(ProviderInterests);
  expect(container).not.toBeEmptyDOMElement();
  await expectNoAxeViolations(container);
});

it('[D-172] interests and community, each under its heading', () => {
  drawSection(ProviderInterests);
  expect(screen.getAllByRole('heading').map((heading) => heading.textContent)).toEqual([
    'Outside of work',
    'In the community',
  ]);
  expect(screen.getByText('Sailing')).toBeVisible();
  expect(screen.getByText('Free clinic')).toBeVisible();
});
