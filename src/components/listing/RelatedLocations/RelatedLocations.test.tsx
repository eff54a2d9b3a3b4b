import { readPageFields } from '#src/declaration/pageFields.ts';
import { screen } from '@testing-library/react';
import {
  listingContext,
  picks,
  place,
  rendering,
  showListing,
} from '#src/components/listing/testing/listingWorld.tsx';
import type { SearchResult } from '#src/domain/search/SearchAnswer.ts';
import { expectNoAxeViolations } from '#tests/support/expectNoAxeViolations.ts';
import { loadRelatedLocations } from './RelatedLocations.data.ts';
import { RelatedLocations } from './RelatedLocations.tsx';
import { placed } from '#tests/support/placed.ts';

const show = (picked: SearchResult[], page = {}, params = {}, fields: Record<string, unknown> = {}) =>
  showListing(
    RelatedLocations,
    loadRelatedLocations,
    rendering('RelatedLocations', params, fields),
    { picked },
    page,
  );
const pageFields = readPageFields({ LocationsEntities: picks(2) }, 'en');

describe('RelatedLocations', () => {
  it('[Q-137] lists the places picked for the page', async () => {
    const { container, askedPicks } = await show([place('fac0'), place('fac1')], { pageFields });
    expect(askedPicks[0]?.items).toHaveLength(2);
    expect(screen.getByRole('heading', { level: 2, name: 'Locations' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Name of fac1' })).toBeVisible();
    expect(screen.queryByRole('region', { name: 'Map of the results' })).toBeNull();
    await expectNoAxeViolations(container);
  });

  it('those picked for the component come first, ten at most', async () => {
    const { askedPicks } = await show([place('fac0')], { pageFields }, {}, { LocationsEntities: picks(12) });
    expect(askedPicks[0]?.items).toHaveLength(10);
  });

  it('[R-107] skips a place without an address', async () => {
    await show([place('fac0', { address: undefined }), place('fac1', { address: { line1: ' ' } })], {
      pageFields,
    });
    expect(screen.queryByRole('heading')).toBeNull();
    await show([place('fac0', { address: {} }), place('fac1')], { pageFields });
    expect(screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
      'Name of fac1',
    ]);
  });

  it('[Q-137] with a map the rows carry the numbers of its pins', async () => {
    const { container } = await show([place('fac0'), place('fac1')], { pageFields }, { View: 'map' });
    expect(screen.getByRole('region', { name: 'Map of the results' })).toBeVisible();
    const rows = [...container.querySelectorAll('li[id]')];
    expect(rows).toHaveLength(2);
    expect(screen.getByRole('link', { name: 'Skip the map' })).toHaveAttribute('href', `#${rows[0]?.id}`);
    await expectNoAxeViolations(container);
  });

  it('carries only what its cards read into the page', async () => {
    const { context } = listingContext(
      { picked: [place('fac0', { c_description: 'long' })] },
      { pageFields },
    );
    const data = await loadRelatedLocations(placed('RelatedLocations'), context);
    expect(data?.cardTypes).toEqual(['Location']);
    expect(Object.keys(data?.results[0]?.data ?? {})).not.toContain('c_description');
  });

  it('[E-070] shows visitors nothing and editors what is missing when nothing is picked', async () => {
    const shown = await show([]);
    expect(shown.container).toBeEmptyDOMElement();
    await show([], { mode: 'edit' });
    expect(screen.getByRole('note')).toHaveTextContent('Empty fields: Locations');
  });

  it('speaks Spanish', async () => {
    await show([place('fac0')], { pageFields, locale: 'es' });
    expect(screen.getByRole('heading', { level: 2, name: 'Centros' })).toBeVisible();
  });
});
