import { onTopicPage } from '#src/components/listing/testing/listingWorld.tsx';
import { askedBy, testListing } from '#src/components/listing/testing/testListing.tsx';
import { loadRelatedEvents } from './RelatedEvents.data.ts';
import { RelatedEvents } from './RelatedEvents.tsx';

const one = {
  ...onTopicPage,
  name: 'RelatedEvents',
  Component: RelatedEvents,
  load: loadRelatedEvents,
  params: { Limit: '2' },
};

describe('RelatedEvents', () => {
  testListing({
    ...one,
    ids: { cards: '[Q-045]', nothing: '[S-338]', editors: '[E-072, E-073]' },
    english: { heading: 'Upcoming events', more: { name: 'All events', href: '/find-event' } },
    spanish: { heading: 'Próximos eventos', more: { name: 'Todos los eventos', href: '/es/find-event' } },
    asksNothingOn: [{ page: {} }],
  });

  it('[S-340] asks for the next ones on the topics of the page', async () => {
    const { asked } = await askedBy(one);
    expect(asked).toEqual([
      {
        experience: 'related-content',
        verticalKey: 'events',
        limit: 18,
        sortBys: [{ type: 'FIELD', field: 'c_startDateTime', direction: 'ASC' }],
        contextEntityId: 'svc1',
        staticFilters: [
          { kind: 'fieldValue', fieldId: 'c_healthTopics.name', matcher: '$eq', value: 'Heart health' },
        ],
      },
    ]);
  });
});
