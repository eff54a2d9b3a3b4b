import { answerFixture, bareAnswer } from '#src/components/entity/ask-an-expert/testing/answerFixture.ts';
import { bareStory, storyFixture } from '#src/components/entity/patient-story/testing/storyFixture.ts';
import {
  bareVolunteer,
  volunteerFixture,
} from '#src/components/entity/volunteer/testing/volunteerFixture.ts';
import { entityStructuredData } from './entityStructuredData.ts';

const where = {
  url: 'https://a.example/p',
  origin: 'https://a.example',
  now: new Date('2026-11-21T00:00:00Z'),
};

describe('structured data', () => {
  it('of a story is an article with the day it was published', () => {
    expect(entityStructuredData(storyFixture(), where)[0]).toMatchObject({
      '@type': 'Article',
      headline: 'A second spring for Ann',
      datePublished: '2024-03-09',
    });
    const [bare] = entityStructuredData({ ...bareStory(), publishedDate: '0001-01-01T00:00:00Z' }, where);
    expect(bare).not.toHaveProperty('datePublished');
  });

  it('of a question is the question with its answer and who gave it, in plain words', () => {
    const [page] = entityStructuredData(answerFixture(), where);
    expect(page).toMatchObject({
      '@type': 'MedicalWebPage',
      author: [
        { '@type': 'Person', url: 'https://a.example/find-provider/dr-ines-ortega-prov1' },
        { '@type': 'Person', name: 'Pat Reed' },
      ],
      mainEntity: {
        '@type': 'Question',
        text: 'My knee hurts on stairs. When should I be seen?',
        acceptedAnswer: { '@type': 'Answer', text: 'Call when it swells. Or when it locks' },
      },
    });
    expect(entityStructuredData(bareAnswer(), where)).toEqual([]);
  });

  it('of volunteer work is a page with the way to join and its places, never employment', () => {
    expect(entityStructuredData(volunteerFixture(), where)).toMatchObject([
      {
        '@type': 'WebPage',
        potentialAction: {
          '@type': 'JoinAction',
          target: { '@type': 'EntryPoint' },
          location: [
            { '@type': 'Place', name: 'Harbor Hospital', address: { addressLocality: 'Davis' } },
            { '@type': 'Place', name: 'Pier Clinic' },
          ],
        },
      },
    ]);
  });

  it.each([
    ['nobody is looked for', volunteerFixture({ c_status: 'NOT_RECRUITING' })],
    ['one cannot apply', volunteerFixture({ applicationUrl: undefined })],
    ['nothing is known of it', bareVolunteer()],
  ])('of volunteer work has no way to join when %s', (_, opportunity) => {
    const [page] = entityStructuredData(opportunity, where);
    expect(page).toMatchObject({ '@type': 'WebPage' });
    expect(page).not.toHaveProperty('potentialAction');
  });
});
