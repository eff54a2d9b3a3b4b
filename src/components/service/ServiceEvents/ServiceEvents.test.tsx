import { onServicePage } from '#src/components/listing/testing/listingWorld.tsx';
import { askedBy, testListing } from '#src/components/listing/testing/testListing.tsx';
import { loadServiceEvents } from './ServiceEvents.data.ts';
import { ServiceEvents } from './ServiceEvents.tsx';

const one = {
  ...onServicePage,
  name: 'ServiceEvents',
  Component: ServiceEvents,
  load: loadServiceEvents,
  params: { Limit: '2' },
};

describe('ServiceEvents', () => {
  testListing({
    ...one,
    ids: { cards: '[Q-160, Q-045]', editors: '[E-072, E-073]' },
    english: { heading: 'Upcoming events', more: { name: 'All events', href: '/find-event' } },
    spanish: { heading: 'Próximos eventos', more: { name: 'Todos los eventos', href: '/es/find-event' } },
    asksNothingOn: [{ page: {} }, { world: {} }],
  });

  it('[S-340] asks in the context of the service', async () => {
    const { asked } = await askedBy(one);
    expect(asked).toEqual([
      {
        experience: 'related-content',
        verticalKey: 'events',
        limit: 3,
        sortBys: [{ type: 'FIELD', field: 'c_startDateTime', direction: 'ASC' }],
        contextEntityId: 'svc1',
      },
    ]);
  });
});
