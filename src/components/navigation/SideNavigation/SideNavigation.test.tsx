import { screen } from '@testing-library/react';
import { expectNoAxeViolations } from '#tests/support/expectNoAxeViolations.ts';
import { expectEmptyBehaviour, items, renderContent, text } from '#tests/support/renderContent.tsx';
import { SideNavigation } from './SideNavigation.tsx';

describe('SideNavigation', () => {
  const fields = {
    Title: text('Members'),
    items: items(
      {
        Title: text('Benefits'),
        Href: text('/members/benefits'),
        items: items({ Title: text('Dental'), Href: text('/members/benefits/dental') }),
      },
      {
        Title: text('Bills'),
        Href: text('/members/bills'),
        items: items({ Title: text('Autopay'), Href: text('/members/bills/autopay') }),
      },
    ),
  };
  it('[Q-149] lists the section’s pages, with those below the one the page is in', async () => {
    const { container } = renderContent(SideNavigation, { fields }, { path: '/members/benefits/dental' });
    expect(screen.getByRole('navigation', { name: 'Members' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Dental' })).toHaveAttribute('aria-current', 'page');
    expect(screen.queryByRole('link', { name: 'Autopay' })).toBeNull();
    await expectNoAxeViolations(container);
  });

  it('[Q-178] starts deeper when told, and is named in both languages', () => {
    renderContent(
      SideNavigation,
      { fields: { items: fields.items }, params: { StartLevel: '2' } },
      { locale: 'es' },
    );
    expect(screen.getByRole('navigation', { name: 'En esta sección' })).toBeInTheDocument();
    expect(screen.getAllByRole('link').map((one) => one.textContent)).toEqual(['Dental', 'Autopay']);
  });

  it('shows visitors nothing without content, and editors what is missing', () => {
    expectEmptyBehaviour(SideNavigation, 'SideNavigation', 'Children');
  });
});
