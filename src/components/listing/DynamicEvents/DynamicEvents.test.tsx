import { testQueryListing } from '#src/components/listing/testing/testListing.tsx';
import { loadDynamicEvents } from './DynamicEvents.data.ts';
import { DynamicEvents } from './DynamicEvents.tsx';

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
    spanish: { heading: 'Próximos eventos', more: { name: 'Todos los eventos', href: '/es/find-event' } },
  });
});
