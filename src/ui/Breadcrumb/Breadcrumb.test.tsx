import { render, screen } from '@testing-library/react';
import { expectNoAxeViolations } from '#tests/support/expectNoAxeViolations.ts';
import { Breadcrumb } from './Breadcrumb.tsx';

it('links the ancestors and ends with the page itself, not linked', async () => {
  const { container } = render(
    <Breadcrumb
      label="Breadcrumb"
      items={[
        { label: 'Home', href: '/' },
        { label: 'Locations', href: '/find-location' },
        { label: 'Harbor Street', href: '/here' },
      ]}
    />,
  );
  expect(screen.getAllByRole('link').map((link) => link.textContent)).toEqual(['Home', 'Locations']);
  expect(screen.getByText('Harbor Street')).toHaveAttribute('aria-current', 'page');
  await expectNoAxeViolations(container);
});

it('[A-60] marks a label in another language', () => {
  render(
    <Breadcrumb
      label="Migas"
      items={[
        { label: 'Inicio', href: '/es' },
        { label: 'Care at home', lang: 'en' },
      ]}
    />,
  );
  expect(screen.getByText('Care at home')).toHaveAttribute('lang', 'en');
  expect(screen.getByText('Inicio')).not.toHaveAttribute('lang');
});

it('is nothing without an ancestor', () => {
  const { container } = render(<Breadcrumb label="Breadcrumb" items={[{ label: 'Home' }]} />);
  expect(container).toBeEmptyDOMElement();
});
