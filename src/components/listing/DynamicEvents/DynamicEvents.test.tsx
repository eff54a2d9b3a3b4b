import { screen } from '@testing-library/react';
import { found, rendering, showListing } from '#src/components/listing/testing/listingWorld.tsx';
import { askedBy, cardNames, testQueryListing } from '#src/components/listing/testing/testListing.tsx';
import { loadDynamicEvents } from './DynamicEvents.data.ts';
import { DynamicEvents } from './DynamicEvents.tsx';

const listingCase = { name: 'DynamicEvents', Component: DynamicEvents, load: loadDynamicEvents };

describe('DynamicEvents', () => {
  testQueryListing({
    name: 'DynamicEvents',
    Component: DynamicEvents,
    load: loadDynamicEvents,
    ids: { asks: '[Q-404]', editors: '[E-072, E-073]', noQuery: '[X-026]' },
    search: {
      verticalKey: 'events',
      sortBys: [{ type: 'FIELD', field: 'c_startDateTime', direction: 'ASC' }],
    },
    english: { heading: 'Upcoming events', more: { name: 'All events', href: '/find-event' } },
    times: 6,
    spanish: { heading: 'Próximos eventos', more: { name: 'Todos los eventos', href: '/es/find-event' } },
  });

  it('shows as many classes as are asked for, each with its other dates folded in one card', async () => {
    const date = (id: string, c_teaserText: string) => found(id, { c_teaserText });
    const results = [date('y1', 'Yoga'), date('y2', 'Yoga'), date('g1', 'Garden'), date('s1', 'Sleep')];
    const shown = async (Limit: string) => {
      const one = { ...listingCase, world: { results } };
      const { data } = await askedBy(one, { Query: 'x', Limit });
      return data?.results.map(({ id }) => id);
    };
    expect(await shown('1')).toEqual(['y1', 'y2']);
    expect(await shown('2')).toEqual(['y1', 'y2', 'g1']);
    await showListing(
      DynamicEvents,
      loadDynamicEvents,
      rendering('DynamicEvents', { Query: 'x', Limit: '2' }),
      {
        results,
      },
    );
    expect(cardNames()).toEqual(['Name of y1', 'Name of g1']);
    expect(screen.getByText(/^More dates/)).toBeInTheDocument();
  });
});
