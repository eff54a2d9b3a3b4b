import { fireEvent, screen } from '@testing-library/react';
import { expectNoAxeViolations } from '#tests/support/expectNoAxeViolations.ts';
import { expectEmptyBehaviour, items, link, renderContent, text } from '#tests/support/renderContent.tsx';
import { LinkExpander } from './LinkExpander.tsx';

describe('LinkExpander', () => {
  const fields = {
    items: items(
      { Title: text('North'), items: items({ Link: link('/n', 'Northern clinic') }) },
      {
        Title: text('South'),
        items: items({ Link: link('/s', 'Southern clinic') }, { Link: link('', 'Soon') }),
      },
      { Title: text('Empty') },
    ),
  };
  const states = () => screen.getAllByRole('button').map((one) => one.getAttribute('aria-expanded'));
  it('[Q-147, Q-371] has sections of links, of which one is open at a time', async () => {
    const { container } = renderContent(LinkExpander, { fields });
    expect(states()).toEqual(['false', 'false']);
    fireEvent.click(screen.getByRole('button', { name: 'North' }));
    expect(states()).toEqual(['true', 'false']);
    fireEvent.click(screen.getByRole('button', { name: 'South' }));
    expect(states()).toEqual(['false', 'true']);
    expect(screen.getByRole('link', { name: 'Southern clinic' })).toHaveAttribute('href', '/s');
    await expectNoAxeViolations(container);
  });

  it('[E-063] has an editing switch of its own while editing, and only then', async () => {
    const { container } = renderContent(LinkExpander, { fields }, { mode: 'edit', locale: 'es' });
    expect(screen.getByRole('switch', { name: 'Abrir todas las secciones para editar' })).toBeInTheDocument();
    expect(container.querySelector('[data-edit-toggle="edit-toggle:LinkExpander:uid-1"]')).not.toBeNull();
    expect(container.querySelectorAll('details')).toHaveLength(2);
    await expectNoAxeViolations(container);
    expect(renderContent(LinkExpander, { fields }).container.querySelector('[data-edit-toggle]')).toBeNull();
  });

  it('shows visitors nothing without content, and editors what is missing', () => {
    expectEmptyBehaviour(LinkExpander, 'LinkExpander', 'Title, Children');
  });
});
