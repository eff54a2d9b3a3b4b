import { render, screen } from '@testing-library/react';
import { expectNoAxeViolations } from '#tests/support/expectNoAxeViolations.ts';
import { Stars } from './Stars.tsx';

it('reads the words and keeps the drawing from readers', async () => {
  const { container } = render(
    <Stars value={4.9} label="4.9 out of 5 stars, 318 reviews" valueText="4.9" countText="(318 reviews)" />,
  );
  expect(screen.getByText('4.9 out of 5 stars, 318 reviews')).toBeInTheDocument();
  expect(screen.getByText('(318 reviews)').closest('[aria-hidden="true"]')).not.toBeNull();
  await expectNoAxeViolations(container);
});

it('fills each star to the value', () => {
  const { container } = render(<Stars value={3.5} look="row" label="3.5 out of 5" />);
  const fills = [...container.querySelectorAll('svg.Stars-star')].map(
    (star) => star.querySelector('svg')?.getAttribute('width') ?? '0',
  );
  expect(fills).toEqual(['24', '24', '24', '12', '0']);
});
