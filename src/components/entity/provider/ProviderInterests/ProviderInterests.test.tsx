import { screen } from '@testing-library/react';
import { drawSection, expectSection } from '#src/components/entity/provider/testing/drawProvider.tsx';
import { ProviderInterests } from './ProviderInterests.tsx';

expectSection(ProviderInterests, 'ProviderInterests', 'c_personalInterest, c_communityActivities');

it('[D-172] interests and community, each under its heading', () => {
  drawSection(ProviderInterests);
  expect(screen.getAllByRole('heading').map((heading) => heading.textContent)).toEqual([
    'Outside of work',
    'In the community',
  ]);
  expect(screen.getByText('Sailing')).toBeVisible();
  expect(screen.getByText('Free clinic')).toBeVisible();
});
