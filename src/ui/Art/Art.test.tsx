import { render, screen } from '@testing-library/react';
import { facilityArt } from '#src/domain/art/facilityArt.ts';
import { expectNoAxeViolations } from '#tests/support/expectNoAxeViolations.ts';
import { Art } from './Art.tsx';

it('is an image with its words, or decoration without', async () => {
  const svg = facilityArt('F1', 'Urgent Care');
  const { container, rerender } = render(<Art svg={svg} alt="Drawing of an urgent care building" />);
  expect(screen.getByRole('img', { name: 'Drawing of an urgent care building' })).toBeInTheDocument();
  await expectNoAxeViolations(container);
  rerender(<Art svg={svg} alt="" />);
  expect(screen.queryByRole('img')).not.toBeInTheDocument();
  await expectNoAxeViolations(container);
});
