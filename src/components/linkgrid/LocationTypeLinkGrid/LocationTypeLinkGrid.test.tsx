import { screen } from '@testing-library/react';
import { LOCATION_TYPES } from '#src/domain/facility/locationTypes.ts';
import { linkgrid } from '#src/i18n/en/linkgrid.ts';
import { locationTypes } from '#src/i18n/en/locationTypes.ts';
import { locationTypes as es } from '#src/i18n/es/locationTypes.ts';
import { createLacks } from '#src/page/lacks.ts';
import type { ComponentDataContext } from '#src/context/ComponentData.ts';
import { expectNoAxeViolations } from '#tests/support/expectNoAxeViolations.ts';
import { placed, placedProps } from '#tests/support/placed.ts';
import { renderOnPage } from '#tests/support/renderOnPage.tsx';
import { loadLocationTypeLinkGrid } from './LocationTypeLinkGrid.data.ts';
import { LocationTypeLinkGrid } from './LocationTypeLinkGrid.tsx';

const dictionaries = { en: { ...linkgrid, ...locationTypes }, es: { ...linkgrid, ...es } };
const draw = (data: string[], locale: 'en' | 'es' = 'en') =>
  renderOnPage(<LocationTypeLinkGrid {...placedProps('LocationTypeLinkGrid')} data={data} />, {
    dictionary: dictionaries[locale],
    locale,
  });
const load = (locationTypes: () => Promise<string[]>) =>
  loadLocationTypeLinkGrid(placed('LocationTypeLinkGrid'), {
    directory: { locationTypes },
    orElse: createLacks(() => undefined).orElse,
  } as unknown as ComponentDataContext);

it('[Q-082, R-158] makes each address from the type’s name, and knows all thirteen in both languages', async () => {
  const { container, unmount } = draw([...LOCATION_TYPES]);
  expect(screen.getAllByRole('listitem').filter((item) => item.className === 'LinkGrid-item')).toHaveLength(
    13,
  );
  expect(screen.getByRole('link', { name: 'Outpatient Pharmacies' })).toHaveAttribute(
    'href',
    '/find-location/type/pharmacies-outpatient',
  );
  expect(screen.getByRole('link', { name: 'Walk-In Care' })).toHaveAttribute(
    'href',
    '/find-location/type/walk-in-care',
  );
  await expectNoAxeViolations(container);
  unmount();
  draw([...LOCATION_TYPES], 'es');
  for (const name of LOCATION_TYPES) expect(screen.queryByRole('link', { name })).toBeNull();
  expect(screen.getByRole('link', { name: 'Salas de emergencias' })).toHaveAttribute(
    'href',
    '/es/find-location/type/emergency-rooms',
  );
});

it('names a type that only the directory has as the directory does', () => {
  draw(['Sleep Lab']);
  expect(screen.getByRole('link', { name: 'Sleep Lab' })).toHaveAttribute(
    'href',
    '/find-location/type/sleep-lab',
  );
});

it('lists the types that have a location, and all known ones when nobody can say', async () => {
  expect(await load(async () => ['Lab'])).toEqual(['Lab']);
  expect(await load(() => Promise.reject(new Error('down')))).toEqual(LOCATION_TYPES);
});
