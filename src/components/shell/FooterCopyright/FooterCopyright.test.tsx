import { screen } from '@testing-library/react';
import { expectNoAxeViolations } from '#tests/support/expectNoAxeViolations.ts';
import { expectEmptyBehaviour, renderContent, text } from '#tests/support/renderContent.tsx';
import { FooterCopyright } from './FooterCopyright.tsx';

describe('FooterCopyright', () => {
  it('[Q-166] says whose site this is', async () => {
    const { container } = renderContent(FooterCopyright, {
      fields: { CopyRight: text('© Meridian Health') },
    });
    expect(screen.getByText('© Meridian Health')).toBeInTheDocument();
    await expectNoAxeViolations(container);
  });

  it('shows visitors nothing without content, and editors what is missing', () => {
    expectEmptyBehaviour(FooterCopyright, 'FooterCopyright', 'CopyRight');
  });
});
