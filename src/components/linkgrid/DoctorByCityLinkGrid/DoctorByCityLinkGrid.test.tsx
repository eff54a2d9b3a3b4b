import { screen } from '@testing-library/react';
import { linkgrid } from '#src/i18n/en/linkgrid.ts';
import type { ComponentDataContext } from '#src/context/ComponentData.ts';
import { expectNoAxeViolations } from '#tests/support/expectNoAxeViolations.ts';
import { placed, placedProps } from '#tests/support/placed.ts';
import { renderOnPage } from '#tests/support/renderOnPage.tsx';
import { loadDoctorByCityLinkGrid } from './DoctorByCityLinkGrid.data.ts';
import { DoctorByCityLinkGrid } from './DoctorByCityLinkGrid.tsx';

const cities = [
  { name: 'Sacramento', region: 'CA', slug: 'sacramento' },
  { name: 'Elk Grove', region: 'CA', slug: 'elk-grove' },
];
const draw = (data?: typeof cities) =>
  renderOnPage(<DoctorByCityLinkGrid {...placedProps('DoctorByCityLinkGrid')} data={data} />, {
    dictionary: linkgrid,
  });

it('[Q-080] leads to the doctors of each city', async () => {
  const { container } = draw(cities);
  expect(screen.getByRole('link', { name: 'Elk Grove' })).toHaveAttribute(
    'href',
    '/find-doctor/city/elk-grove',
  );
  expect(screen.getByRole('link', { name: 'Sacramento' })).toHaveAttribute(
    'href',
    '/find-doctor/city/sacramento',
  );
  await expectNoAxeViolations(container);
});

it('names the state where there are several', () => {
  draw([...cities, { name: 'Reno', region: 'NV', slug: 'reno' }]);
  expect(screen.getByRole('link', { name: 'Reno, NV' })).toBeVisible();
});

it('[X-055] has no city to show when they cannot be had, and says so to the page', async () => {
  const directory = { professionalCities: () => Promise.reject(new Error('down')) };
  const context = { directory } as unknown as ComponentDataContext;
  await expect(loadDoctorByCityLinkGrid(placed('DoctorByCityLinkGrid'), context)).rejects.toThrow('down');
  expect(draw([]).container).toBeEmptyDOMElement();
});
