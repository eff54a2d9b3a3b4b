import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { checkIcon, menuIcon } from '#src/ui/Icon/glyphs.ts';
import { expectNoAxeViolations } from '#tests/support/expectNoAxeViolations.ts';
import { Button } from './Button.tsx';
import { ButtonLink } from './ButtonLink.tsx';

describe('Button', () => {
  it('is a plain button that answers a press, and has no violations', async () => {
    const press = jest.fn();
    const { container } = render(
      <>
        <Button icon={checkIcon} onClick={press}>
          Book
        </Button>
        <Button icon={menuIcon} iconLabel="Menu" look="quiet" />
      </>,
    );
    await userEvent.click(screen.getByRole('button', { name: 'Book' }));
    expect(press).toHaveBeenCalledTimes(1);
    expect(screen.getByRole('button', { name: 'Book' })).toHaveAttribute('type', 'button');
    expect(screen.getByRole('button', { name: 'Menu' })).toBeVisible();
    await expectNoAxeViolations(container);
  });

  it('hands the rest of its attributes to the element', () => {
    render(
      <Button type="submit" aria-pressed disabled>
        9:40 am
      </Button>,
    );
    expect(screen.getByRole('button', { name: '9:40 am', pressed: true })).toBeDisabled();
  });
});

describe('ButtonLink', () => {
  it('opens a new window safely and says so', async () => {
    const { container } = render(
      <ButtonLink href="https://example.org/" newWindowLabel="(opens a new window)">
        Sign in
      </ButtonLink>,
    );
    const link = screen.getByRole('link', { name: 'Sign in (opens a new window)' });
    expect(link).toHaveAttribute('target', '_blank');
    expect(link).toHaveAttribute('rel', 'noopener noreferrer');
    await expectNoAxeViolations(container);
  });

  it('without an address is plain text', () => {
    render(<ButtonLink>Sign in</ButtonLink>);
    expect(screen.queryByRole('link')).not.toBeInTheDocument();
    expect(screen.getByText('Sign in')).toBeVisible();
  });
});
