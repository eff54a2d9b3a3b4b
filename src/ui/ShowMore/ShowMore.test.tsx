import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expectNoAxeViolations } from '#tests/support/expectNoAxeViolations.ts';
import { ShowMore } from './ShowMore.tsx';

const items = ['Asthma', 'Burns', 'Colds', 'Diabetes'].map((name) => ({ key: name, content: name }));

it('shows the rest on demand, puts the focus on the first of it, and hides it again', async () => {
  const { container } = render(
    <ShowMore items={items} initial={2} moreLabel="Show More" lessLabel="Show Less" />,
  );
  expect(screen.getAllByRole('listitem')).toHaveLength(2);
  await expectNoAxeViolations(container);
  await userEvent.click(screen.getByRole('button', { name: 'Show More', expanded: false }));
  expect(screen.getAllByRole('listitem')).toHaveLength(4);
  expect(screen.getByText('Colds')).toHaveFocus();
  await userEvent.click(screen.getByRole('button', { name: 'Show Less', expanded: true }));
  expect(screen.getByText('Colds')).not.toBeVisible();
  await expectNoAxeViolations(container);
});

it('draws the rest only when it is asked for, where that is wanted', async () => {
  render(<ShowMore items={items} initial={2} moreLabel="Show More" lessLabel="Show Less" drawsOnDemand />);
  expect(screen.queryByText('Colds')).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Show More' }));
  expect(screen.getByText('Colds')).toHaveFocus();
  await userEvent.click(screen.getByRole('button', { name: 'Show Less' }));
  expect(screen.queryByText('Colds')).not.toBeInTheDocument();
});

it('has no button when nothing is hidden', () => {
  render(<ShowMore items={items} initial={4} moreLabel="Show More" lessLabel="Show Less" />);
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});
