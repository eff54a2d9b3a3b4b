import {
  expectCards,
  expectNothingWhenEmptyOrFailed,
  expectSettingsForEditors,
  expectSpanishListing,
} from '#src/components/listing/testing/expectListing.tsx';
import {
  heartCare,
  heartPage,
  listingContext,
  rendering,
} from '#src/components/listing/testing/listingWorld.tsx';
import { expectNoAxeViolations } from '#tests/support/expectNoAxeViolations.ts';
import { loadServiceEvents } from './ServiceEvents.data.ts';
import { ServiceEvents } from './ServiceEvents.tsx';

const page = { pageFields: heartPage };
const world = { services: { svc1: heartCare() } };
const one = {
  name: 'ServiceEvents',
  Component: ServiceEvents,
  load: loadServiceEvents,
  params: { Limit: '2' },
  page,
  world,
};

describe('ServiceEvents', () => {
  it('[Q-160, Q-045] lists what belongs to the service of the page, with the way to all of it', async () => {
    const { container } = await expectCards(one, {
      heading: 'Upcoming events',
      more: { name: 'All events', href: '/find-event' },
    });
    await expectNoAxeViolations(container);
  });

  it('[S-340] asks in the context of the service', async () => {
    const { context, asked } = listingContext(world, page);
    await loadServiceEvents(rendering('ServiceEvents'), context);
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

  it('asks nothing on a page without a service, or when the directory does not answer', async () => {
    const { context, asked } = listingContext(world);
    expect(await loadServiceEvents(rendering('ServiceEvents'), context)).toBeUndefined();
    const lost = listingContext({}, page);
    expect(await loadServiceEvents(rendering('ServiceEvents'), lost.context)).toBeUndefined();
    expect([...asked, ...lost.asked]).toEqual([]);
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
});
