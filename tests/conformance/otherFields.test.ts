import { cardResult } from '#src/adapters/directory/cardResult.ts';
import { READERS } from '#src/adapters/directory/entityReaders.ts';
import { eventFromResult } from '#src/components/cards/EventCard/eventFromResult.ts';
import { resultPath } from '#src/components/cards/resultFields.ts';
import { storyFromResult } from '#src/components/cards/storyFromResult.ts';
import type { Entity } from '#src/domain/entities/Entity.ts';

/* Fields that the specification names without a page of their own: each reaches the data of some page. */

const read = (type: Entity['entityTypeId'], wire: Record<string, unknown>) => {
  const problems: string[] = [];
  const entity = READERS[type]({ id: 'e1', uid: 7, name: 'Harbor', ...wire }, 'en', (field) =>
    problems.push(field),
  );
  expect(problems).toEqual([]);
  return entity;
};
/** A document as a card on a page takes it. */
const result = (wire: Record<string, unknown>, type = 'ce_award') =>
  cardResult({ id: 'r1', name: 'Safe hands', ...wire }, type) ?? { id: '', data: {} };
const photo = { url: 'https://img.example/a.jpg', alternateText: 'A lobby' };
const openAtNine = { monday: { openIntervals: [{ start: '09:00', end: '17:00' }] } };
const address = { line1: '1 Shore St', city: 'Davis', region: 'CA', postalCode: '95618' };
const resources = (resource: object) =>
  read('healthcareFacility', { c_resources: [{ c_resourceLinkText: 'Map', ...resource }] });

const rows: [field: string, got: () => unknown, expected: unknown][] = [
  [
    'slug',
    () => read('healthcareFacility', { slug: 'harbor-east' }).path,
    '/find-location/facility/harbor-east-e1',
  ],
  [
    'c_detailPageURL',
    () =>
      read('healthcareFacility', { c_displayConditions: [{ name: 'Flu', c_detailPageURL: '/health/flu' }] }),
    { conditions: [{ name: 'Flu', path: '/health/flu' }] },
  ],
  [
    'c_resourceLinkURL',
    () => resources({ c_resourceLinkURL: 'https://map.example/' }),
    { resources: [{ href: 'https://map.example/' }] },
  ],
  [
    'c_resourceFile url',
    () => resources({ c_resourceFile: { url: 'https://map.example/a.pdf' } }),
    { resources: [{ href: 'https://map.example/a.pdf' }] },
  ],
  ['c_linkURL', () => resultPath(result({ c_linkURL: '/about-us/a' })), '/about-us/a'],
  [
    'websiteUrl url',
    () => resultPath(result({ websiteUrl: { url: 'https://a.example/' } })),
    'https://a.example/',
  ],
  ['landingPageUrl', () => resultPath(result({ landingPageUrl: '/landing' })), '/landing'],
  [
    'c_registerUrl',
    () => eventFromResult({ id: 'r1', data: { name: 'Walk', c_registerUrl: 'https://reg.example/1' } }),
    { registerUrl: 'https://reg.example/1' },
  ],
  [
    'c_eventType',
    () => eventFromResult({ id: 'r1', data: { name: 'Walk', c_eventType: ['Class'] } }),
    { types: ['Class'] },
  ],
  ['c_pageType', () => result({ c_pageType: 'Article' }).data, { c_pageType: 'Article' }],
  ['c_featuredImage', () => storyFromResult(result({ c_featuredImage: photo })), { image: photo }],
  ['c_teaserImage', () => storyFromResult(result({ c_teaserImage: { image: photo } })), { image: photo }],
  [
    'c_healthPlanProductName',
    () => read('ce_healthPlan', { c_healthPlanProductName: 'Gold' }),
    { productName: 'Gold' },
  ],
  [
    'c_payor',
    () => read('ce_healthPlan', { c_payor: [{ id: 'p1', name: 'Heron' }] }),
    { payor: { id: 'p1', name: 'Heron' } },
  ],
  [
    'c_locationType',
    () => read('healthcareFacility', { c_locationType: ['Lab', 'Imaging'] }),
    { locationTypes: ['Lab', 'Imaging'] },
  ],
  ['c_image', () => read('healthcareFacility', { c_image: photo }), { image: photo }],
  [
    'c_parentLocation',
    () => read('healthcareFacility', { c_parentLocation: [{ id: 'p9', name: 'Campus' }] }),
    { parentLocation: { name: 'Campus', path: '/find-location/facility/campus-p9' } },
  ],
  [
    'hours',
    () => read('healthcareFacility', { hours: openAtNine }),
    { hours: { week: { monday: { intervals: [{ start: 540, end: 1020 }] } } } },
  ],
  [
    'address',
    () => read('healthcareFacility', { address }),
    { address: { line1: '1 Shore St', city: 'Davis' } },
  ],
];

it.each(rows)('[D-015] %s is read', (_field, got, expected) => {
  const value = got();
  if (typeof expected === 'string') expect(value).toBe(expected);
  else expect(value).toMatchObject(expected as object);
});
