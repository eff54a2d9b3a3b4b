import {
  investigatorFixture,
  publicationFixture,
  studyFixture,
  trialFixture,
} from '#src/components/entity/research/testing/researchFixtures.ts';
import { entityStructuredData } from './entityStructuredData.ts';

const where = { url: 'https://site.test/page', origin: 'https://site.test', now: new Date('2026-11-21') };

it('tells a publication with its authors, journal, date and where PubMed has it', () => {
  expect(entityStructuredData(publicationFixture(), where)).toEqual([
    expect.objectContaining({
      '@type': 'ScholarlyArticle',
      headline: 'Sleep and the heart: a cohort study',
      author: ['Ogawa M', 'Nguyen R', 'Ochoa W'].map((name) => ({ '@type': 'Person', name })),
      isPartOf: [{ '@type': 'Periodical', name: 'Annals of Team Medicine' }],
      datePublished: '2025-04-24',
      abstract: 'People who sleep well.',
      sameAs: 'https://pubmed.example/1',
    }),
  ]);
});

it('does not claim to have published what a journal did', () => {
  const [data] = entityStructuredData(publicationFixture(), where);
  expect(data).not.toHaveProperty('publisher');
});

it('tells no date that is not set', () => {
  const [data] = entityStructuredData(publicationFixture({ publicationDate: '0001-01-01' }), where);
  expect(data).not.toHaveProperty('datePublished');
});

it('tells a trial from a study, with its status', () => {
  expect(entityStructuredData(trialFixture(), where)).toEqual([
    expect.objectContaining({
      '@type': 'MedicalTrial',
      status: 'https://schema.org/Recruiting',
      sponsor: { '@type': 'Organization', name: 'Alliance for Accessible Care' },
      studyLocation: [{ '@type': 'City', name: 'Davis' }],
    }),
  ]);
  const [study] = entityStructuredData(studyFixture(), where);
  expect(study).toMatchObject({ '@type': 'MedicalStudy' });
  // A study's page names no places, and its status is Active or Inactive.
  expect(study).not.toHaveProperty('studyLocation');
  expect(study).not.toHaveProperty('status');
});

it('tells an investigator as a person with their pages', () => {
  expect(entityStructuredData(investigatorFixture(), where)).toEqual([
    expect.objectContaining({
      '@type': 'ProfilePage',
      mainEntity: expect.objectContaining({
        '@type': 'Person',
        name: 'Odalys Dinh, MBBS',
        telephone: '+15305550142',
        knowsAbout: ['Heart health', 'Sleep'],
        sameAs: ['https://site.test/find-provider/dr-odalys-dinh-prov1', 'https://pubmed.example/?term=dinh'],
      }),
    }),
  ]);
});
