import { screen } from '@testing-library/react';
import { expectNoAxeViolations } from '#tests/support/expectNoAxeViolations.ts';
import { expectEmptyBehaviour, link, renderContent, text } from '#tests/support/renderContent.tsx';
import { TrackingOptOutLink } from './TrackingOptOutLink.tsx';

describe('TrackingOptOutLink', () => {
  it('[Q-164] leads to the way to opt out, and tells the consent preferences of a click', async () => {
    const fields = { LinkText: text('Do not share my information') };
    const { container, unmount } = renderContent(TrackingOptOutLink, { fields }, { locale: 'es' });
    const anchor = screen.getByRole('link', { name: 'Do not share my information' });
    expect(anchor).toHaveAttribute('href', '/es/privacy');
    expect(anchor).toHaveAttribute('data-tracking-opt-out');
    await expectNoAxeViolations(container);
    unmount();
    renderContent(TrackingOptOutLink, { fields: { ...fields, Link: link('/privacy/choices') } });
    expect(screen.getByRole('link')).toHaveAttribute('href', '/privacy/choices');
  });

  it('shows visitors nothing without content, and editors what is missing', () => {
    expectEmptyBehaviour(TrackingOptOutLink, 'TrackingOptOutLink', 'LinkText');
  });
});
