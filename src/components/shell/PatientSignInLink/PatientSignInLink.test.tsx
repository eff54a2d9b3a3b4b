import { screen } from '@testing-library/react';
import { expectNoAxeViolations } from '#tests/support/expectNoAxeViolations.ts';
import { expectEmptyBehaviour, link, renderContent } from '#tests/support/renderContent.tsx';
import { PatientSignInLink } from './PatientSignInLink.tsx';

describe('PatientSignInLink', () => {
  it('[S-011] leads to the portal, which is another site', async () => {
    const { container } = renderContent(PatientSignInLink, {
      fields: { Link: link('https://portal.example.org/', 'Sign in', { target: '_blank' }) },
    });
    const anchor = screen.getByRole('link', { name: 'Sign in (opens in a new window)' });
    expect(anchor).toHaveAttribute('href', 'https://portal.example.org/');
    expect(anchor).toHaveAttribute('rel', 'noopener noreferrer');
    await expectNoAxeViolations(container);
  });

  it('shows visitors nothing without content, and editors what is missing', () => {
    expectEmptyBehaviour(PatientSignInLink, 'PatientSignInLink', 'Link');
  });
});
