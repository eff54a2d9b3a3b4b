import type { PageKind } from '../../flow/kinds.ts';

/**
 * What each kind of page of the demo network takes to be published: texts people act upon in matters of their health are
 * read by a second person, news go out as an editor publishes them, and alerts must never wait.
 */
export const seedKinds: readonly PageKind[] = [
  { name: 'News', template: 'HealthWellnessPage', below: '/news', needsApproval: false },
  { name: 'Health article', template: 'HealthWellnessPage', needsApproval: true, reviewDays: 365 },
  { name: 'Care and treatment', template: 'ServicePage', needsApproval: true, reviewDays: 365 },
];
