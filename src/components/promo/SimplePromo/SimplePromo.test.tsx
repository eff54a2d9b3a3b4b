import { screen } from '@testing-library/react';
import { expectNoAxeViolations } from '#tests/support/expectNoAxeViolations.ts';
import { expectEmptyBehaviour, link, renderContent, text } from '#tests/support/renderContent.tsx';
import { SimplePromo } from './SimplePromo.tsx';

describe('SimplePromo', () => {
  it('[Q-152, Q-179] points somewhere in words', async () => {
    const { container } = renderContent(SimplePromo, {
      fields: {
        Headline: text('A plan'),
        PromoText: text('Covered.'),
        PromoLink: link('/plan', 'See plans'),
      },
    });
    expect(screen.getByRole('heading', { name: 'A plan' })).toBeInTheDocument();
    expect(screen.getByText('Covered.')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'See plans' })).toHaveAttribute('href', '/plan');
    await expectNoAxeViolations(container);
  });

  it('shows visitors nothing without content, and editors what is missing', () => {
    expectEmptyBehaviour(SimplePromo, 'SimplePromo', 'Headline, PromoText');
  });
});
