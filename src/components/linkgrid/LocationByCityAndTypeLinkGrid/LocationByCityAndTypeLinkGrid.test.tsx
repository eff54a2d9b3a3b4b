import { screen } from '@testing-library/react';
import type { Wildcard } from '#src/domain/browse/wildcard.ts';
import { linkgrid } from '#src/i18n/en/linkgrid.ts';
import { locationTypes } from '#src/i18n/en/locationTypes.ts';
import type { ComponentDataContext } from '#src/context/ComponentData.ts';
import type { VerticalSearch } from '#src/ports/SearchPort.ts';
import { expectNoAxeViolations } from '#tests/support/expectNoAxeViolations.ts';
import { placed, placedProps } from '#tests/support/placed.ts';
import { renderOnPage } from '#tests/support/renderOnPage.tsx';
import { loadLocationByCityAndTypeLinkGrid } from './LocationByCityAndTypeLinkGrid.data.ts';
import { LocationByCityAndTypeLinkGrid } from './LocationByCityAndTypeLinkGrid.tsx';

const napa = { name: 'Napa', region: 'CA', slug: 'napa' };
const davis = { name: 'Davis', region: 'CA', slug: 'davis' };
const lab = { name: 'Lab', slug: 'lab', label: 'Labs' };

/** Places as (city, type); the search counts them as the service would. */
const places = [
  ['Napa', 'Lab'],
  ['Napa', 'Imaging'],
  ['Davis', 'Urgent Care'],
];
const valueOf = (place: string[], fieldId: string) => place[fieldId === 'address.city' ? 0 : 1];

async function draw(wildcard: Wildcard | undefined, isDown = false) {
  const context = {
    wildcard,
    directory: { facilityCities: async () => [napa, davis] },
    search: {
      vertical: async ({ staticFilters = [] }: VerticalSearch) => {
        if (isDown) throw new Error('down');
        const found = places.filter((place) =>
          staticFilters.every(
            (filter) => filter.kind === 'fieldValue' && valueOf(place, filter.fieldId) === filter.value,
          ),
        );
        return {
          facets: ['address.city', 'c_locationType'].map((fieldId) => ({
            fieldId,
            options: [...new Set(found.map((place) => valueOf(place, fieldId)))].map((value) => ({
              value,
              count: 1,
            })),
          })),
        };
      },
    },
  } as unknown as ComponentDataContext;
  const data = await loadLocationByCityAndTypeLinkGrid(placed('LocationByCityAndTypeLinkGrid'), context);
  return renderOnPage(
    <LocationByCityAndTypeLinkGrid {...placedProps('LocationByCityAndTypeLinkGrid')} data={data} />,
    {
      dictionary: { ...linkgrid, ...locationTypes },
    },
  );
}
const addresses = () => screen.getAllByRole('link').map((link) => link.getAttribute('href'));

it('[Q-082, S-137] leads from a type to the cities that have it', async () => {
  const { container } = await draw({ locationType: lab });
  expect(addresses()).toEqual(['/find-location/city/napa/lab']);
  expect(screen.getByRole('link', { name: 'Napa' })).toBeVisible();
  await expectNoAxeViolations(container);
});

it('leads from a city’s type to the city’s other types', async () => {
  await draw({ city: napa, locationType: lab });
  expect(addresses()).toEqual(['/find-location/city/napa/imaging']);
});

it('shows nothing where nothing is named, and when the search does not answer', async () => {
  expect((await draw(undefined)).container).toBeEmptyDOMElement();
  await expect(draw({ locationType: lab }, true)).rejects.toThrow('down');
});
