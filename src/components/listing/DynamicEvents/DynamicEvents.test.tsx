import { found } from '#src/components/listing/testing/listingWorld.tsx';
import { askedBy, testQueryListing } from '#src/components/listing/testing/testListing.tsx';
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

  it('shows the next date of each class before the second of any, by date', async () => {
    const date = (id: string, c_teaserText: string) => found(id, { c_teaserText });
    const results = [date('y1', 'Yoga'), date('y2', 'Yoga'), date('g1', 'Garden'), date('y3', 'Yoga')];
    const shown = async (Limit: string) => {
      const one = { ...listingCase, world: { results } };
      const { data } = await askedBy(one, { Query: 'x', Limit });
      return data?.results.map(({ id }) => id);
    };
    expect(await shown('2')).toEqual(['y1', 'g1']);
    expect(await shown('3')).toEqual(['y1', 'y2', 'g1']);
  });
});
