import { screen } from '@testing-library/react';
import { expectNoAxeViolations } from '#tests/support/expectNoAxeViolations.ts';
import { renderContent, text } from '#tests/support/renderContent.tsx';
import { Breadcrumb } from './Breadcrumb.tsx';

describe('Breadcrumb', () => {
  const breadcrumb = [
    { title: 'Home', path: '/' },
    { title: 'Patients', path: '/patients' },
    { title: 'Billing', path: '/patients/billing' },
  ];
  it('[Q-117, Q-118, S-347] shows the ancestors as links and the page itself', async () => {
    const { container } = renderContent(Breadcrumb, {}, { breadcrumb, locale: 'es' });
    expect(screen.getByRole('navigation', { name: 'Usted está aquí' })).toBeInTheDocument();
    expect(screen.getAllByRole('link').map((one) => one.getAttribute('href'))).toEqual([
      '/es',
      '/es/patients',
    ]);
    expect(screen.getByText('Billing')).toHaveAttribute('aria-current', 'page');
    await expectNoAxeViolations(container);
  });

  it('[Q-117] is left out without an ancestor', () => {
    expect(
      renderContent(Breadcrumb, {}, { breadcrumb: breadcrumb.slice(0, 1) }).container,
    ).toBeEmptyDOMElement();
    expect(renderContent(Breadcrumb).container).toBeEmptyDOMElement();
  });

  it('takes another last item', () => {
    renderContent(Breadcrumb, { fields: { LastItem: text('Your bill') } }, { breadcrumb });
    expect(screen.getByText('Your bill')).toHaveAttribute('aria-current', 'page');
    expect(screen.queryByText('Billing')).toBeNull();
  });
});
