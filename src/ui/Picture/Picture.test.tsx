import { fireEvent, render, screen } from '@testing-library/react';
import { expectNoAxeViolations } from '#tests/support/expectNoAxeViolations.ts';
import { Picture } from './Picture.tsx';

const art = <span role="img" aria-label="Drawn building" />;

it('keeps its place and waits until it is near', async () => {
  const { container } = render(<Picture src="/a.jpg" alt="The front door" width={800} height={500} />);
  const img = screen.getByRole('img', { name: 'The front door' });
  expect(img).toHaveAttribute('width', '800');
  expect(img).toHaveAttribute('height', '500');
  expect(img).toHaveAttribute('loading', 'lazy');
  await expectNoAxeViolations(container);
});

it('shows the art when there is no address, or the picture fails', () => {
  const { rerender } = render(<Picture src={undefined} alt="" width={8} height={5} fallback={art} />);
  expect(screen.getByRole('img', { name: 'Drawn building' })).toBeInTheDocument();
  rerender(<Picture src="/gone.jpg" alt="The front door" width={8} height={5} fallback={art} />);
  fireEvent.error(screen.getByRole('img', { name: 'The front door' }));
  expect(screen.getByRole('img', { name: 'Drawn building' })).toBeInTheDocument();
  rerender(<Picture src="/other.jpg" alt="The garden" width={8} height={5} fallback={art} />);
  expect(screen.getByRole('img', { name: 'The garden' })).toBeInTheDocument();
});

it('is nothing with neither picture nor art', () => {
  const { container } = render(<Picture src="" alt="" width={8} height={5} />);
  expect(container).toBeEmptyDOMElement();
});
