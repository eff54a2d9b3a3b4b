import { render, screen } from '@testing-library/react';
import { expectNoAxeViolations } from '#tests/support/expectNoAxeViolations.ts';
import { Prose } from './Prose.tsx';

it('sets the HTML it is given as it is', async () => {
  const { container } = render(<Prose html="<h2>Training</h2><p>See <a href='/x'>the list</a>.</p>" />);
  expect(screen.getByRole('heading', { name: 'Training', level: 2 })).toBeVisible();
  expect(screen.getByRole('link', { name: 'the list' })).toHaveAttribute('href', '/x');
  await expectNoAxeViolations(container);
});

it('takes elements too', () => {
  render(
    <Prose size="reading">
      <p>Words</p>
    </Prose>,
  );
  expect(screen.getByText('Words').parentElement).toHaveClass('Prose', 'Prose-reading');
});
