import { screen } from '@testing-library/react';
import { places } from '#src/i18n/en/places.ts';
import { cardColour, type MapLocation } from '#src/domain/map/MapLocation.ts';
import { createLacks } from '#src/page/lacks.ts';
import type { ComponentDataContext } from '#src/context/ComponentData.ts';
import type { PageProps } from '#src/context/PageProps.ts';
import { expectNoAxeViolations } from '#tests/support/expectNoAxeViolations.ts';
import { placedProps } from '#tests/support/placed.ts';
import { renderOnPage } from '#tests/support/renderOnPage.tsx';
import { loadLocationsMapItem } from './LocationsMapItem.data.ts';
import { LocationsMapItem } from './LocationsMapItem.tsx';

const alder: MapLocation = {
  id: 'a',
  name: 'Alder Bay',
  coordinate: { latitude: 38, longitude: -121 },
  colour: cardColour(undefined),
};
const draw = (data?: MapLocation, page: Partial<PageProps> = {}) =>
  renderOnPage(<LocationsMapItem {...placedProps('LocationsMapItem')} data={data} />, {
    dictionary: places,
    ...page,
  });

it('[Q-235, C-085] names the place in the default colour', async () => {
  const { container } = draw(alder);
  expect(screen.getByRole('heading', { name: 'Alder Bay' })).toBeVisible();
  expect(container.querySelector('circle')).toHaveAttribute('fill', '#006666');
  await expectNoAxeViolations(container);
});

it('shows visitors nothing without a place, and editors what is missing', () => {
  expect(draw().container).toBeEmptyDOMElement();
  draw(undefined, { mode: 'edit' });
  expect(screen.getByRole('note')).toHaveTextContent('latitude');
});

it('[S-349] looks the place up by its item', async () => {
  const mapLocation = jest.fn(async () => alder);
  const lacks = createLacks(() => undefined);
  const context = {
    locale: 'es',
    content: { mapLocation },
    orElse: lacks.orElse,
  } as unknown as ComponentDataContext;
  const { rendering } = placedProps('LocationsMapItem');
  expect(
    await loadLocationsMapItem({ ...rendering, params: { ItemId: '{A}' }, dataSource: '{B}' }, context),
  ).toBe(alder);
  expect(await loadLocationsMapItem({ ...rendering, dataSource: '{B}' }, context)).toBe(alder);
  expect(await loadLocationsMapItem(rendering, context)).toBeUndefined();
  expect(mapLocation.mock.calls).toEqual([
    ['{A}', 'es'],
    ['{B}', 'es'],
  ]);
  expect(lacks.isAny).toBe(false);
  mapLocation.mockRejectedValueOnce(new Error('down'));
  expect(await loadLocationsMapItem({ ...rendering, dataSource: '{B}' }, context)).toBeUndefined();
  expect(lacks.isAny).toBe(true);
});
