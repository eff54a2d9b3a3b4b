import { screen } from '@testing-library/react';
import { expectNoAxeViolations } from '#tests/support/expectNoAxeViolations.ts';
import { expectEmptyBehaviour, items, link, renderContent, text } from '#tests/support/renderContent.tsx';
import { JumpLinks } from './JumpLinks.tsx';

describe('JumpLinks', () => {
  it('[Q-146] leads to parts of the page', async () => {
    const { container } = renderContent(
      JumpLinks,
      {
        fields: {
          items: items(
            { Label: text('What we offer'), Anchor: text('offer') },
            { Link: link('#start', 'How to start') },
            { Label: text('Bad'), Anchor: text('/elsewhere x') },
          ),
        },
      },
      { locale: 'es' },
    );
    expect(screen.getByRole('navigation', { name: 'En esta página' })).toBeInTheDocument();
    expect(screen.getAllByRole('link').map((one) => one.getAttribute('href'))).toEqual(['#offer', '#start']);
    await expectNoAxeViolations(container);
  });

  it('lists them where an editor wants a list, as links of the text', async () => {
    const { container } = renderContent(JumpLinks, {
      fields: { items: items({ Label: text('When to call your care team'), Anchor: text('when') }) },
      params: { Look: 'List' },
    });
    expect(screen.getByRole('link', { name: 'When to call your care team' })).toHaveClass('TextLink-inline');
    await expectNoAxeViolations(container);
  });

  it('shows visitors nothing without content, and editors what is missing', () => {
    expectEmptyBehaviour(JumpLinks, 'JumpLinks', 'Label, Anchor');
  });
});
