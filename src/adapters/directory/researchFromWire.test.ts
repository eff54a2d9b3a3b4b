import fc from 'fast-check';
import { investigatorFromWire, publicationFromWire, studyFromWire } from './researchFromWire.ts';

const least = { id: 'x1', uid: 7, name: 'A name', slug: 'a-name' };
const person = {
  id: 'inv1',
  uid: 9,
  name: 'Ana Dinh, MD',
  slug: 'ana-dinh',
  meta: { entityType: { id: 'ce_investigator' } },
};
const topics = [{ id: 't1', uid: 3, name: 'Sleep' }, { name: 'Pain' }];
const ignore = () => undefined;
const readers = [publicationFromWire, studyFromWire, investigatorFromWire];

it('[D-223, S-126] reads every field of a publication', () => {
  expect(
    publicationFromWire(
      {
        ...least,
        c_shortName: 'Short',
        c_authors: ['A', 'B'],
        c_journals: ['J'],
        c_publicationDate: '2025-04-24',
        c_description: { html: '<p>Abstract</p><script>x</script>' },
        c_pubmedURL: 'https://pubmed.example/1',
        c_investigators: [person],
        c_researchTopics: topics,
        meta: { updateTimestamp: '2026-11-01T00:00:00Z' },
      },
      'en',
      ignore,
    ),
  ).toEqual({
    entityTypeId: 'ce_researchPublication',
    ...{ id: 'x1', uid: '7', locale: 'en', slug: 'a-name', name: 'A name', shortName: 'Short' },
    path: '/research/publications/a-name-x1',
    updatedAt: '2026-11-01T00:00:00Z',
    ...{ authors: ['A', 'B'], journals: ['J'], publicationDate: '2025-04-24', abstract: '<p>Abstract</p>' },
    pubmedUrl: 'https://pubmed.example/1',
    investigators: [{ id: 'inv1', name: 'Ana Dinh, MD', path: '/research/investigators/ana-dinh-inv1' }],
    topics: [
      { id: 't1', name: 'Sleep' },
      { id: 'Pain', name: 'Pain' },
    ],
  });
});

it('[D-241, D-313, Q-234] reads every field of a study, and takes places as they are', () => {
  const study = studyFromWire(
    {
      ...least,
      ...{ c_clinicalType: 'Non Clinical', c_recruitingStatus: 'Recruiting', c_derivedStatus: 'Active' },
      ...{
        c_shortName: 'S',
        c_shortDescription: 'In short',
        c_funder: 'Fund',
        c_trialsURL: 'https://t.example',
      },
      ...{ c_description: '<p>About</p>', c_eligibilityRecruitments: '<ul><li>18</li></ul>' },
      ...{ c_investigators: [person], c_coInvestigator: ['Zubin O', person], c_researchTopics: topics },
      c_researchLocations: [
        { id: 'l1', name: 'Mill', c_emailAddress: 'a@b.example', mainPhone: '+15305550142' },
        { name: 'No address', c_emailAddress: 'a@b.example?bcc=evil@x.example' },
        { id: 'l3' },
      ],
    },
    'es',
    ignore,
  );
  expect(study).toMatchObject({
    ...{ entityTypeId: 'ce_researchStudy', locale: 'es', path: '/research/studies/a-name-x1' },
    ...{ clinicalType: 'Non Clinical', recruitingStatus: 'Recruiting', derivedStatus: 'Active' },
    ...{ shortName: 'S', shortDescription: 'In short', funder: 'Fund', trialsUrl: 'https://t.example' },
    ...{ description: '<p>About</p>', eligibility: '<ul><li>18</li></ul>' },
    coInvestigators: [
      { id: 'Zubin O', name: 'Zubin O' },
      { id: 'inv1', name: 'Ana Dinh, MD', path: '/research/investigators/ana-dinh-inv1' },
    ],
    locations: [
      { id: 'l1', name: 'Mill', email: 'a@b.example', phone: '+15305550142' },
      { id: 'No address', name: 'No address' },
    ],
  });
});

it('[D-242, S-127, S-128] a clinical study is a trial and lives below the prefix of trials', () => {
  const path = (c_clinicalType?: string) => studyFromWire({ ...least, c_clinicalType }, 'en', ignore).path;
  expect(path('Clinical')).toBe('/research/clinical-trials/a-name-x1');
  expect(path('Non Clinical')).toBe('/research/studies/a-name-x1');
  expect(path()).toBe('/research/studies/a-name-x1');
});

it('[D-065, S-129] reads every field of an investigator; topics of their work, each once', () => {
  const investigator = investigatorFromWire(
    {
      ...least,
      c_description: 'Studies sleep.',
      c_researchInstitute: [{ id: 'i', name: 'Institute' }],
      address: { line1: '1 Mill St', city: 'Davis', region: 'CA', postalCode: '95616' },
      ...{ mainPhone: '+15305550142', c_emailAddress: 'a@b.example' },
      c_image: { url: '/photo.jpg', alternateText: 'Ana' },
      c_provider: [
        { id: 'p1', name: 'Dr. Ana', slug: 'dr-ana' },
        { id: 'p2', name: 'Dr. Gone', slug: 'gone', c_isDeleted: true },
      ],
      ...{ c_pubMedResultsURL: 'https://pubmed.example/?term=a', c_pubMedCTA: 'Read' },
      c_researchPublicationsAndStudies: [
        { id: 'a', c_researchTopics: topics },
        { id: 'b', c_researchTopics: [topics[0]] },
        { id: 'c' },
      ],
    },
    'en',
    ignore,
  );
  expect(investigator).toMatchObject({
    path: '/research/investigators/a-name-x1',
    description: '<p>Studies sleep.</p>',
    institutes: ['Institute'],
    ...{ mainPhone: '+15305550142', email: 'a@b.example' },
    image: { url: '/photo.jpg', alternateText: 'Ana' },
    publications: { href: 'https://pubmed.example/?term=a', text: 'Read' },
    topics: [
      { id: 't1', uid: '3', name: 'Sleep' },
      { id: 'Pain', uid: 'Pain', name: 'Pain' },
    ],
  });
  expect(investigator.address?.city).toBe('Davis');
});

it('[D-054] leaves out linked providers that are deleted', () => {
  const c_provider = [
    { id: 'p1', name: 'Dr. Ana', slug: 'dr-ana' },
    { id: 'p2', name: 'Dr. Gone', slug: 'gone', c_isDeleted: true },
  ];
  expect(investigatorFromWire({ ...least, c_provider }, 'en', ignore).providers).toEqual([
    { id: 'p1', name: 'Dr. Ana', path: '/find-provider/dr-ana-p1' },
  ]);
});

it.each([undefined, 'ftp://x.example', 'javascript:alert(1)', 'mailto:a@b.example', 5, {}])(
  'takes no address outside the web: %p',
  (url) => {
    expect(publicationFromWire({ ...least, c_pubmedURL: url }, 'en', ignore).pubmedUrl).toBeUndefined();
    expect(studyFromWire({ ...least, c_trialsURL: url }, 'en', ignore).trialsUrl).toBeUndefined();
  },
);

it('is nothing without id or name', () => {
  for (const read of readers) {
    expect(() => read({ name: 'x' }, 'en', ignore)).toThrow('needs id and name');
    expect(() => read({ id: 'x' }, 'en', ignore)).toThrow('needs id and name');
  }
});

it('takes whatever a directory sends without a throw, and lets no script through', () => {
  const fields = [
    ...[
      'slug',
      'c_shortName',
      'c_authors',
      'c_journals',
      'c_publicationDate',
      'c_description',
      'c_pubmedURL',
    ],
    ...['c_investigators', 'c_coInvestigator', 'c_researchTopics', 'c_researchLocations', 'c_clinicalType'],
    ...['c_eligibilityRecruitments', 'c_provider', 'c_image', 'address', 'c_emailAddress', 'meta'],
    ...['c_researchInstitute', 'c_researchPublicationsAndStudies', 'c_pubMedResultsURL', 'c_trialsURL'],
  ];
  const value = fc.oneof(
    fc.anything({ maxDepth: 3 }),
    fc.constant('<img src=x onerror=alert(1)><script>alert(1)</script>'),
    fc.array(
      fc.record({ id: fc.anything(), name: fc.anything(), c_isDeleted: fc.anything() }, { requiredKeys: [] }),
    ),
  );
  fc.assert(
    fc.property(fc.dictionary(fc.constantFrom(...fields), value), (document) => {
      for (const read of readers) {
        const entity = read({ ...document, id: 'x1', name: 'A name' }, 'en', ignore);
        const texts = ['abstract', 'description', 'eligibility'].map(
          (name) => entity[name as keyof typeof entity],
        );
        expect(texts.join('')).not.toMatch(/<script|onerror/i);
        expect(Object.values(entity)).not.toContain(undefined);
      }
    }),
  );
});
