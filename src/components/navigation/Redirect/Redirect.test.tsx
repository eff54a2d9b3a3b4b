import { screen } from '@testing-library/react';
import { expectNoAxeViolations } from '#tests/support/expectNoAxeViolations.ts';
import { expectEmptyBehaviour, link, renderContent } from '#tests/support/renderContent.tsx';
import { followRedirect } from './followRedirect.ts';
import { Redirect } from './Redirect.tsx';

describe('Redirect', () => {
  const fields = { Link: link('/new-place', 'The new place') };
  const replace = jest.fn();
  const view = { location: { replace } } as unknown as Window;
  beforeEach(() => replace.mockClear());

  it('[Q-148, Q-373] sends a visitor to its link, which also stands there to be followed', async () => {
    const { container } = renderContent(Redirect, { fields });
    followRedirect(document, view);
    expect(replace).toHaveBeenCalledWith('/new-place');
    expect(screen.getByRole('link', { name: 'The new place' })).toHaveAttribute('href', '/new-place');
    await expectNoAxeViolations(container);
  });

  it.each(['edit', 'preview'] as const)(
    '[E-083] does not navigate in %s mode, and shows where it leads',
    (mode) => {
      renderContent(Redirect, { fields }, { mode, locale: 'es' });
      followRedirect(document, view);
      expect(replace).not.toHaveBeenCalled();
      expect(screen.getByText(/Esta página lleva a/)).toBeInTheDocument();
    },
  );

  it('shows visitors nothing without content, and editors what is missing', () => {
    expectEmptyBehaviour(Redirect, 'Redirect', 'Link');
  });
});
