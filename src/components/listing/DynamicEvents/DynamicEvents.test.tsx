import {
  expectCards,
  expectNothingWhenEmptyOrFailed,
  expectSettingsForEditors,
  expectSpanishListing,
} from '#src/components/listing/testing/expectListing.tsx';
import {
  drawListing,
  found,
  listingContext,
  rendering,
  showListing,
} from '#src/components/listing/testing/listingWorld.tsx';
import { expectNoAxeViolations } from '#tests/support/expectNoAxeViolations.ts';
import { loadDynamicEvents } from './DynamicEvents.data.ts';
import { DynamicEvents } from './DynamicEvents.tsx';

const one = {
  name: 'DynamicEvents',
  Component: DynamicEvents,
  load: loadDynamicEvents,
  params: { Query: 'heart' },
};

describe('DynamicEvents', () => {
  it('lists what the query finds, with the way to all of it', async () => {
    const { container } = await expectCards(one, {
      heading: 'Upcoming events',
      more: { name: 'All events', href: '/find-event' },
    });
    await expectNoAxeViolations(container);
  });

  it('[Q-404] asks for 3 by the query, or as many as the editor says', async () => {
    const ask = async (params: Record<string, string>) => {
      const { context, asked } = listingContext({});
      await loadDynamicEvents(rendering('DynamicEvents', params), context);
      return asked;
    };
    const search = {
      experience: 'related-content',
      verticalKey: 'events',
      query: 'heart',
      sortBys: [{ type: 'FIELD', field: 'c_startDateTime', direction: 'ASC' }],
    };
    expect(await ask({ Query: ' heart ' })).toEqual([{ ...search, limit: 3 }]);
    expect(await ask({ Query: 'heart', Limit: '8' })).toEqual([{ ...search, limit: 8 }]);
    expect(await ask({ Query: ' ' })).toEqual([]);
  });

  it('[X-026] tells editors of a missing query, and visitors nothing', async () => {
    const { container, unmount } = await drawListing(DynamicEvents, rendering('DynamicEvents'), undefined, {
      mode: 'edit',
    });
    expect(container).toHaveTextContent('Query is not defined.');
    unmount();
    expect(
      (await drawListing(DynamicEvents, rendering('DynamicEvents'), undefined)).container,
    ).toBeEmptyDOMElement();
  });

  it('shows nothing when there is nothing or the service does not answer', async () => {
    await expectNothingWhenEmptyOrFailed(one);
  });

  it('[E-072, E-073] shows editors its configuration and no live output', async () => {
    await expectSettingsForEditors(one);
  });

  it('speaks Spanish', async () => {
    await expectSpanishListing(one, 'Próximos eventos', {
      name: 'Todos los eventos',
      href: '/es/find-event',
    });
  });

  it.each([
    ['Row', false],
    ['Column', true],
  ])('stands as %s', async (Layout, isColumn) => {
    const placed = rendering('DynamicEvents', { Query: 'heart', Layout });
    const { container } = await showListing(DynamicEvents, loadDynamicEvents, placed, {
      results: [found('a1')],
    });
    expect(container.querySelectorAll('.ListingFrame-cards--rows')).toHaveLength(isColumn ? 1 : 0);
  });
});
