import { render, screen } from '@testing-library/react';
import { expectNoAxeViolations } from '#tests/support/expectNoAxeViolations.ts';
import { DetailsGroup } from './DetailsGroup.tsx';

const items = [
  { id: 'a', label: 'First', content: <p>One</p>, defaultOpen: true },
  { id: 'b', label: 'Second', content: <p>Two</p> },
];

describe('DetailsGroup', () => {
  it('labels its entries, opens those that say so and gives each panel its address', async () => {
    const { container } = render(<DetailsGroup items={items} />);
    expect(screen.getByRole('heading', { level: 3, name: 'First' }).closest('details')).toHaveAttribute(
      'open',
    );
    expect(screen.getByRole('heading', { name: 'Second' }).closest('details')).not.toHaveAttribute('open');
    expect(container.querySelector('#b')).toHaveTextContent('Two');
    await expectNoAxeViolations(container);
  });

  it('names the entries of a group alike only when one may be open at a time', () => {
    const { container, rerender } = render(<DetailsGroup items={items} single="services" />);
    const names = () => [...container.querySelectorAll('details')].map((entry) => entry.getAttribute('name'));
    expect(names()).toEqual(['services', 'services']);
    rerender(<DetailsGroup items={items} />);
    expect(names()).toEqual([null, null]);
  });
});
