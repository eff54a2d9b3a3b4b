import { render, screen } from '@testing-library/react';
import { arrowRightIcon } from '#src/ui/Icon/glyphs.ts';
import { expectNoAxeViolations } from '#tests/support/expectNoAxeViolations.ts';
import { TextLink } from './TextLink.tsx';

describe('TextLink', () => {
  it('is a link with its icon kept from readers', async () => {
    const { container } = render(
      <TextLink href="/find-location" look="standalone" iconAfter={arrowRightIcon}>
        See all locations
      </TextLink>,
    );
    expect(screen.getByRole('link', { name: 'See all locations' })).toHaveAttribute('href', '/find-location');
    expect(container.querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
    await expectNoAxeViolations(container);
  });

  it.each([undefined, ''])('[Q-355] without href (%j) shows plain text', (href) => {
    render(<TextLink href={href}>Careers</TextLink>);
    expect(screen.getByText('Careers')).toBeVisible();
    expect(screen.queryByRole('link')).not.toBeInTheDocument();
  });
});
