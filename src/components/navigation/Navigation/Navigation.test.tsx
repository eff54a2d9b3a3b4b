import { fireEvent, screen } from '@testing-library/react';
import { expectNoAxeViolations } from '#tests/support/expectNoAxeViolations.ts';
import { expectEmptyBehaviour, items, renderContent, text } from '#tests/support/renderContent.tsx';
import { Navigation } from './Navigation.tsx';
import { toggleNavigation } from './toggleNavigation.ts';

describe('Navigation', () => {
  const fields = {
    items: items(
      {
        NavigationTitle: text('Care'),
        Href: text('/services'),
        items: items({ Title: text('Heart'), Href: text('/services/heart') }, { Title: text('Later') }),
      },
      { NavigationTitle: text('Locations'), Href: text('/find-location?verticalKey=x') },
      { NavigationTitle: text('About'), Href: text('/about') },
    ),
  };
  const current = (container: Element) =>
    container.querySelector('.Navigation-item--current')?.textContent ?? '';

  it('[S-107, Q-178] draws the menu in the page’s language, entries with entries below as a panel', async () => {
    const { container } = renderContent(Navigation, { fields }, { locale: 'es' });
    expect(screen.getByRole('link', { name: 'About' })).toHaveAttribute('href', '/es/about');
    const group = container.querySelector('details') as HTMLDetailsElement;
    expect(group.open).toBe(false);
    group.open = true;
    expect(screen.getByRole('link', { name: 'Heart' })).toHaveAttribute('href', '/es/services/heart');
    expect(screen.getByRole('link', { name: 'Care' })).toHaveAttribute('href', '/es/services');
    expect(screen.getByText('Later').tagName).toBe('SPAN');
    await expectNoAxeViolations(container);
  });

  it('[S-108] has a button that shows and hides it on a phone', () => {
    const { container } = renderContent(Navigation, { fields });
    toggleNavigation(document);
    const toggle = screen.getByRole('button', { name: 'Menu' });
    const list = container.querySelector('.Navigation-list');
    expect(toggle).toHaveAttribute('aria-controls', list?.id);
    expect(toggle).toHaveAttribute('aria-expanded', 'false');
    fireEvent.click(toggle);
    expect(toggle).toHaveAttribute('aria-expanded', 'true');
    // By which the styles show it.
    expect(list?.previousElementSibling).toBe(toggle);
    fireEvent.click(toggle);
    expect(toggle).toHaveAttribute('aria-expanded', 'false');
  });

  it.each([
    ['/services/heart/valves', 'Care'],
    ['/find-location', 'Locations'],
    ['/find-location/facility/x', 'Locations'],
    ['/about', 'About'],
    ['/aboutish', ''],
    ['/', ''],
  ])('marks the section of %s', (path, title) => {
    const { container } = renderContent(Navigation, { fields }, { path });
    expect(current(container).startsWith(title)).toBe(true);
    expect(current(container) === '').toBe(title === '');
    expect(container.querySelectorAll('[aria-current]').length > 0).toBe(title !== '');
  });

  it('with one level leaves the panels out', () => {
    const { container } = renderContent(Navigation, { fields, params: { Levels: '1' } });
    expect(container.querySelector('details')).toBeNull();
    expect(screen.getByRole('link', { name: 'Care' })).toBeInTheDocument();
  });

  it('leads nowhere while editing', () => {
    renderContent(Navigation, { fields }, { mode: 'edit' });
    expect(screen.queryByRole('link')).toBeNull();
    expect(screen.getByText('Care')).toBeInTheDocument();
  });

  it('shows visitors nothing without content, and editors what is missing', () => {
    expectEmptyBehaviour(Navigation, 'Navigation', 'Children');
  });
});
