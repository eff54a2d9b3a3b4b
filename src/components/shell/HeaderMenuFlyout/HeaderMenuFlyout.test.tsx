import { fireEvent, screen } from '@testing-library/react';
import { expectNoAxeViolations } from '#tests/support/expectNoAxeViolations.ts';
import { expectEmptyBehaviour, items, renderContent, text } from '#tests/support/renderContent.tsx';
import { wireFlyouts } from '#src/ui/flyout/wireFlyouts.ts';
import { HeaderMenuFlyout } from './HeaderMenuFlyout.tsx';

describe('HeaderMenuFlyout', () => {
  const fields = {
    items: items(
      {
        Title: text('Locations'),
        Href: text('/find-location'),
        items: items({ Title: text('Labs'), Href: text('/labs') }),
      },
      { Title: text('About'), Href: text('/about') },
      { Title: text('Soon') },
    ),
  };
  it('[Q-178] holds the whole menu, closed, in markup that opens without scripts', async () => {
    const { container } = renderContent(HeaderMenuFlyout, { fields }, { locale: 'es' });
    const details = [...container.querySelectorAll('details')];
    expect(details.map((one) => one.open)).toEqual([false, false]);
    expect(container.querySelector('summary')).toHaveAccessibleName('Menú');
    for (const one of details) one.open = true;
    expect(screen.getByRole('link', { name: 'Labs' })).toHaveAttribute('href', '/es/labs');
    expect(screen.getByRole('link', { name: 'About' })).toHaveAttribute('href', '/es/about');
    expect(screen.getByText('Soon').tagName).toBe('SPAN');
    await expectNoAxeViolations(container);
  });

  it('opens one section at a time', () => {
    const { container } = renderContent(HeaderMenuFlyout, { fields });
    expect(container.querySelector('.HeaderMenuFlyout-section')).toHaveAttribute('name', 'header-menu');
  });

  it('[Q-091] is closed by Escape', () => {
    const { container } = renderContent(HeaderMenuFlyout, { fields });
    wireFlyouts(container);
    const details = container.querySelector('details') as HTMLDetailsElement;
    details.open = true;
    fireEvent(details, new Event('toggle'));
    fireEvent.keyDown(document, { key: 'Escape' });
    expect(details.open).toBe(false);
  });

  it('stays closed while editing', () => {
    const { container } = renderContent(HeaderMenuFlyout, { fields }, { mode: 'edit' });
    expect(container.querySelector('details')).toBeNull();
  });

  it('shows visitors nothing without content, and editors what is missing', () => {
    expectEmptyBehaviour(HeaderMenuFlyout, 'HeaderMenuFlyout', 'Children');
  });
});
