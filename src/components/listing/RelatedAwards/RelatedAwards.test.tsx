import { facilityFixture } from '#src/components/entity/facility/testing/facilityFixture.ts';
import { onTopicPage } from '#src/components/listing/testing/listingWorld.tsx';
import { askedBy, testListing } from '#src/components/listing/testing/testListing.tsx';
import { loadRelatedAwards } from './RelatedAwards.data.ts';
import { RelatedAwards } from './RelatedAwards.tsx';

const one = {
  ...onTopicPage,
  name: 'RelatedAwards',
  Component: RelatedAwards,
  load: loadRelatedAwards,
  params: { Limit: '2' },
};

describe('RelatedAwards', () => {
  testListing({
    ...one,
    ids: { cards: '[Q-047]', nothing: '[Q-353, E-086]', editors: '[E-072, E-073]' },
    emptyNote: /No awards are listed/,
    english: {
      heading: 'Awards and recognition',
      more: {
        name: 'All awards',
        href: '/about-us/awards?verticalKey=awards&facets=%5B%7B%22i%22%3A%22c_awardServices.name%22%2C%22v%22%3A%5B%22Heart+Care%22%5D%7D%5D',
      },
    },
    spanish: { heading: 'Premios y reconocimientos' },
    asksNothingOn: [{ page: {} }],
  });

  it('[Q-401, C-048] asks for six of the service', async () => {
    const { asked } = await askedBy(one);
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
    const { asked } = await askedBy(one, {}, { page: { entity: facilityFixture() } });
    expect(asked).toMatchObject([{ contextEntityId: facilityFixture().id }]);
    expect(asked[0]).not.toHaveProperty('staticFilters');
  });
});
