import { screen } from '@testing-library/react';
import { expectNoAxeViolations } from '#tests/support/expectNoAxeViolations.ts';
import { expectEmptyBehaviour, items, renderContent, text } from '#tests/support/renderContent.tsx';
import { HeaderUtilityLinks } from './HeaderUtilityLinks.tsx';

describe('HeaderUtilityLinks', () => {
  const fields = {
    items: items({ Title: text('Contact us'), Href: text('/contact') }, { Title: text('Soon') }),
  };
  it('[Q-178, Q-355] lists its links; one without an address is plain text', async () => {
    const { container } = renderContent(HeaderUtilityLinks, { fields }, { locale: 'es' });
    expect(screen.getByRole('link', { name: 'Contact us' })).toHaveAttribute('href', '/es/contact');
    expect(screen.getByText('Soon').tagName).toBe('SPAN');
    await expectNoAxeViolations(container);
  });

  it('shows visitors nothing without content, and editors what is missing', () => {
    expectEmptyBehaviour(HeaderUtilityLinks, 'HeaderUtilityLinks', 'Children');
  });
});
