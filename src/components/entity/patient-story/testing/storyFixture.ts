import { storyFromWire } from '#src/adapters/directory/storyFromWire.ts';
import type { PatientStory } from '#src/domain/entities/PatientStory.ts';

/** A patient story as the directory sends it, with everything its page can show. */
export const wireStory = {
  id: 'story7',
  uid: 7007,
  name: 'A second spring for Ann',
  slug: 'a-second-spring',
  c_subTitle: 'Heart failure, near Alder Bay',
  c_publishedDate: '2024-03-09',
  c_shortDescription: 'For Ann, small tasks had become long ones.',
  c_quote: 'They saw me, not only my chart.',
  c_quoteAttribution: 'Ann P.',
  c_story: '<p>The team explained each choice.</p><p>Today Ann walks again.</p>',
  c_image: {
    url: 'https://img.example.org/ann.jpg',
    alternateText: 'Ann in her garden',
    width: 832,
    height: 556,
  },
  c_imageOrVideo: 'Image',
  c_brightcoveVideoID: '6300000000001',
  c_provider: [
    { id: 'prov1', uid: 1, name: 'Ines Ortega, MD', slug: 'dr-ines-ortega', c_isPhysician: true },
    { id: 'prov2', uid: 2, name: 'Sam Lee, MD', c_isPhysician: true },
    { id: 'prov3', uid: 3, name: 'Gone Away, MD', slug: 'gone', c_isDeleted: true },
  ],
  c_locations: [
    {
      id: 'fac1',
      uid: 11,
      name: 'Harbor Hospital',
      slug: 'harbor',
      meta: { entityType: { id: 'healthcareFacility' } },
    },
    { id: 'fac2', uid: 12, name: 'Pier Clinic', slug: 'pier' },
  ],
  c_affiliate: [
    {
      id: 'aff1',
      uid: 21,
      name: 'Bay Medical Group',
      slug: 'bay',
      meta: { entityType: { id: 'ce_affiliate' } },
    },
  ],
  c_healthTopics: [{ id: 'topic1', uid: 31, name: 'Heart failure' }],
  c_services: [{ id: 'svc1', uid: 41, name: 'Heart Care', c_detailPageURL: '/services/heart' }],
  meta: { updateTimestamp: '2026-01-05T10:00:00Z' },
};

/** The story of the fixture, read. */
export const storyFixture = (wire: Record<string, unknown> = {}): PatientStory =>
  storyFromWire({ ...wireStory, ...wire }, 'en', () => undefined);

/** A story of which the directory knows nothing but its name. */
export const bareStory = (): PatientStory =>
  storyFromWire({ id: 'story0', name: 'Bare' }, 'en', () => undefined);
