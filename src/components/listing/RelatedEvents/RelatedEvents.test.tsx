import {
  expectCards,
  expectNothingWhenEmptyOrFailed,
  expectSettingsForEditors,
  expectSpanishListing,
} from '#src/components/listing/testing/expectListing.tsx';
import { found, listingContext, rendering, stored } from '#src/components/listing/testing/listingWorld.tsx';
import { expectNoAxeViolations } from '#tests/support/expectNoAxeViolations.ts';
import { loadRelatedEvents } from './RelatedEvents.data.ts';
import { RelatedEvents } from './RelatedEvents.tsx';

const pageFields = {
  Service: stored({ id: '100574', label: 'Heart Care', type: 'ce_service', entityId: 'svc1' }),
  Specialties: stored({ id: '9', label: 'Cardiology' }),
  HealthTopics: stored({ id: '12', label: 'Heart health' }),
};
const one = {
  name: 'RelatedEvents',
  Component: RelatedEvents,
  load: loadRelatedEvents,
  params: { Limit: '2' },
  page: { pageFields },
};

describe('RelatedEvents', () => {
  it('[Q-045] lists what was found, with the way to all of it', async () => {
    const { container } = await expectCards(one, {
      heading: 'Upcoming events',
      more: { name: 'All events', href: '/find-event' },
    });
    await expectNoAxeViolations(container);
  });

  it('[S-340] asks for the next ones on the topics of the page', async () => {
    const { context, asked } = listingContext({}, { pageFields });
    await loadRelatedEvents(rendering('RelatedEvents'), context);
    expect(asked).toEqual([
      {
        experience: 'related-content',
        verticalKey: 'events',
        limit: 3,
        sortBys: [{ type: 'FIELD', field: 'c_startDateTime', direction: 'ASC' }],
        contextEntityId: 'svc1',
        staticFilters: [
          { kind: 'fieldValue', fieldId: 'c_healthTopics.name', matcher: '$eq', value: 'Heart health' },
        ],
      },
    ]);
  });

  it('[S-338] shows nothing when there is nothing or the service does not answer', async () => {
    await expectNothingWhenEmptyOrFailed(one);
  });

  it('[E-072, E-073] shows editors its configuration and no live output', async () => {
    await expectSettingsForEditors(one);
  });

  it('asks nothing for a page that says nothing about itself', async () => {
    const { context, asked } = listingContext({ results: [found('a1')] });
    expect(await loadRelatedEvents(rendering('RelatedEvents'), context)).toBeUndefined();
    expect(asked).toEqual([]);
  });

  it('speaks Spanish', async () => {
    await expectSpanishListing(
      { ...one, world: { englishNames: { 100574: 'Heart Care', 9: 'Cardiology', 12: 'Heart health' } } },
      'Próximos eventos',
      { name: 'Todos los eventos', href: '/es/find-event' },
    );
  });
});
