import type { SafeHtml } from '#src/domain/entities/common.ts';
import type { Investigator, Publication, Study } from '#src/domain/entities/research.ts';

const html = (text: string) => text as SafeHtml;
const topics = [
  { id: 't1', name: 'Heart health' },
  { id: 't2', name: 'Sleep' },
];
const dinh = {
  id: 'inv1',
  name: 'Odalys Dinh, MBBS',
  path: '/research/investigators/odalys-dinh-inv1',
};

/** A publication with everything its page can show. */
export const publicationFixture = (more: Partial<Publication> = {}): Publication => ({
  entityTypeId: 'ce_researchPublication',
  id: 'pub1',
  uid: '101',
  locale: 'en',
  slug: 'sleep-and-the-heart',
  path: '/research/publications/sleep-and-the-heart-pub1',
  name: 'Sleep and the heart: a cohort study',
  shortName: 'Sleep and the heart',
  authors: ['Ogawa M', 'Nguyen R', 'Ochoa W'],
  journals: ['Annals of Team Medicine'],
  publicationDate: '2025-04-24',
  abstract: html('<p>People who sleep well.</p>'),
  pubmedUrl: 'https://pubmed.example/1',
  investigators: [dinh],
  topics,
  ...more,
});

/** A trial that takes people, with everything its page can show; `clinicalType` makes a study of it. */
export const trialFixture = (more: Partial<Study> = {}): Study => ({
  entityTypeId: 'ce_researchStudy',
  id: 'study1',
  uid: '102',
  locale: 'en',
  slug: 'home-monitoring',
  path: '/research/clinical-trials/home-monitoring-study1',
  name: 'Testing a home monitoring program',
  shortName: 'HOME-1',
  shortDescription: 'Does measuring at home help?',
  clinicalType: 'Clinical',
  recruitingStatus: 'Recruiting',
  description: html('<p>What the trial does.</p>'),
  eligibility: html('<ul><li>are 18 or older</li></ul>'),
  investigators: [dinh],
  coInvestigators: [
    { id: 'inv2', name: 'Zubin Oyelaran', path: '/research/investigators/zubin-inv2' },
    { id: 'Cecily Mbeki', name: 'Cecily Mbeki' },
  ],
  funder: 'Alliance for Accessible Care',
  trialsUrl: 'https://trials.example/1',
  locations: [
    {
      id: 'l1',
      name: 'Mill Street Plaza',
      email: 'trials@mill.example',
      address: { line1: '1 Mill St', city: 'Davis', region: 'CA', postalCode: '95616', countryCode: 'US' },
    },
    { id: 'l2', name: 'Cottonwood Square', phone: '+15305550142' },
    { id: 'l3', name: 'Hazel Park', email: 'a.long.address.of.the.study.team@hazel-park.example' },
  ],
  topics,
  ...more,
});

export const studyFixture = (more: Partial<Study> = {}): Study =>
  trialFixture({ clinicalType: 'Non Clinical', path: '/research/studies/home-monitoring-study1', ...more });

export const investigatorFixture = (more: Partial<Investigator> = {}): Investigator => ({
  entityTypeId: 'ce_investigator',
  id: 'inv1',
  uid: '103',
  locale: 'en',
  slug: 'odalys-dinh',
  path: '/research/investigators/odalys-dinh-inv1',
  name: 'Odalys Dinh, MBBS',
  description: html('<p>Leads studies on sleep.</p>'),
  institutes: ['Center for Heart Research', 'Sleep Institute'],
  address: { line1: '1 Mill St', city: 'Davis', region: 'CA', postalCode: '95616', countryCode: 'US' },
  mainPhone: '+15305550142',
  email: 'odalys@meridian.example',
  providers: [{ id: 'prov1', name: 'Dr. Odalys Dinh', path: '/find-provider/dr-odalys-dinh-prov1' }],
  publications: { href: 'https://pubmed.example/?term=dinh', text: 'Read the publications' },
  topics: topics.map((topic, at) => ({ ...topic, uid: String(900 + at) })),
  ...more,
});
