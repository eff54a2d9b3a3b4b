import { facilityFixture } from '#src/components/entity/facility/testing/facilityFixture.ts';
import {
  expectCards,
  expectNothingWhenEmptyOrFailed,
  expectSettingsForEditors,
  expectSpanishListing,
} from '#src/components/listing/testing/expectListing.tsx';
import { found, listingContext, rendering, stored } from '#src/components/listing/testing/listingWorld.tsx';
import { expectNoAxeViolations } from '#tests/support/expectNoAxeViolations.ts';
import { loadRelatedAwards } from './RelatedAwards.data.ts';
import { RelatedAwards } from './RelatedAwards.tsx';

const pageFields = {
  Service: stored({ id: '100574', label: 'Heart Care', type: 'ce_service', entityId: 'svc1' }),
  Specialties: stored({ id: '9', label: 'Cardiology' }),
  HealthTopics: stored({ id: '12', label: 'Heart health' }),
};
const one = {
  name: 'RelatedAwards',
  Component: RelatedAwards,
  load: loadRelatedAwards,
  params: { Limit: '2' },
  page: { pageFields },
};

describe('RelatedAwards', () => {
  it('[Q-047] lists what was found, with the way to all of it', async () => {
    const { container } = await expectCards(one, {
      heading: 'Awards and recognition',
      more: {
        name: 'All awards',
        href: '/about-us/awards?verticalKey=awards&facets=%5B%7B%22i%22%3A%22c_awardServices.name%22%2C%22v%22%3A%5B%22Heart+Care%22%5D%7D%5D',
      },
    });
    await expectNoAxeViolations(container);
  });

  it('[Q-401, C-048] asks for six of the service', async () => {
    const { context, asked } = listingContext({}, { pageFields });
    await loadRelatedAwards(rendering('RelatedAwards'), context);
    expect(asked).toEqual([
      {
        experience: 'related-content',
        verticalKey: 'awards',
        limit: 6,
        contextEntityId: 'svc1',
        staticFilters: [
          { kind: 'fieldValue', fieldId: 'c_awardServices.name', matcher: '$eq', value: 'Heart Care' },
        ],
      },
    ]);
  });

  it('on the page of a place the context alone says whose awards', async () => {
    const { context, asked } = listingContext({}, { entity: facilityFixture() });
    await loadRelatedAwards(rendering('RelatedAwards'), context);
    expect(asked).toMatchObject([{ contextEntityId: facilityFixture().id }]);
    expect(asked[0]).not.toHaveProperty('staticFilters');
  });

  it('[Q-353] shows nothing when there is nothing or the service does not answer', async () => {
    await expectNothingWhenEmptyOrFailed(one);
  });

  it('[E-086] shows editors its configuration and no live output', async () => {
    await expectSettingsForEditors(one, /No awards are listed/);
  });

  it('asks nothing for a page that says nothing about itself', async () => {
    const { context, asked } = listingContext({ results: [found('a1')] });
    expect(await loadRelatedAwards(rendering('RelatedAwards'), context)).toBeUndefined();
    expect(asked).toEqual([]);
  });

  it('speaks Spanish', async () => {
    await expectSpanishListing(
      { ...one, world: { englishNames: { 100574: 'Heart Care', 9: 'Cardiology', 12: 'Heart health' } } },
      'Premios y reconocimientos',
    );
  });
});
