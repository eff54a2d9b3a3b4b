import { storyFromResult } from './storyFromResult.ts';

const read = (data: Record<string, unknown>, entityType = 'ce_sutterPage') =>
  storyFromResult({ id: 'x1', entityType, data: { name: 'Sleep', ...data } });

describe('storyFromResult', () => {
  it('[Q-229] reads the fields of an article page', () => {
    expect(
      read({
        name: 'article-sleep',
        Headline: 'Sleep well',
        Summary: 'Short.',
        Contributor: '[{"id":"1","label":"Ana Reyes"}]',
        PublishedDate: '2026-03-04',
      }),
    ).toMatchObject({
      title: 'Sleep well',
      summary: 'Short.',
      people: [{ name: 'Ana Reyes' }],
      date: new Date('2026-03-04T08:00:00Z'),
    });
    expect(read({ Contributor: 'Sam Writer' })?.people).toEqual([{ name: 'Sam Writer' }]);
  });

  it.each([
    [
      '[R-174] Video with an id',
      { c_imageOrVideo: 'Video', c_brightcoveVideoID: '6071234567001' },
      '6071234567001',
    ],
    ['[R-174] Image', { c_imageOrVideo: 'Image', c_brightcoveVideoID: '6071234567001' }, undefined],
    ['[R-174] any other value', { c_imageOrVideo: 'image', c_brightcoveVideoID: '6071234567001' }, undefined],
    ['Video without an id', { c_imageOrVideo: 'Video' }, undefined],
    ['Video with an id that is none', { c_imageOrVideo: 'Video', c_brightcoveVideoID: '"><x' }, undefined],
  ])('%s', (_row, data, videoId) => {
    expect(read(data)?.videoId).toBe(videoId);
  });

  it.each([
    ['the page of its type', { slug: 'sleep' }, 'ce_askAnExpert', '/ask-an-expert/answers/sleep-x1'],
    [
      'its own address',
      { c_linkURL: '/health/articles/sleep-x1' },
      'ce_sutterPage',
      '/health/articles/sleep-x1',
    ],
    [
      'its landing page',
      { landingPageUrl: { url: 'https://a.example.org/b' } },
      'wp_post',
      'https://a.example.org/b',
    ],
    ['[Q-086] no address', {}, 'ce_sutterPage', '/404'],
    ['[Q-086] an unsafe address', { c_linkURL: 'javascript:alert(1)' }, 'ce_sutterPage', '/404'],
    ['[R-109] a type with pages, by its name', {}, 'ce_patientStory', '/patient-stories/sleep-x1'],
  ])('leads to %s', (_row, data, type, path) => {
    expect(read(data, type)?.path).toBe(path);
  });

  it('[Q-225] names topics once, and the first people that are named', () => {
    const topics = [{ name: 'Sleep', c_parentHealthTopic: [{ name: 'Wellness' }] }, { name: 'Sleep' }, 7];
    expect(read({ c_healthTopics: topics })?.topics).toEqual(['Sleep', '7']);
    expect(read({ c_person: [], c_contributor: { name: 'Ana', c_title: 'Nurse' } })?.people).toEqual([
      { name: 'Ana', title: 'Nurse' },
    ]);
  });

  it.each([{}, { name: '' }, { name: null }, { name: ['a'] }, { name: '<p> </p>' }])(
    '%j has no title',
    (data) => {
      expect(storyFromResult({ id: 'x1', data })).toBeUndefined();
    },
  );

  it('leaves members of other kinds out', () => {
    const odd = [null, 7, true, [], {}, [null], [[]], 'x'];
    for (const value of odd) {
      const data = Object.fromEntries(
        [
          'slug',
          'c_image',
          'c_publishedDate',
          'c_person',
          'c_healthTopics',
          'landingPageUrl',
          'c_authors',
        ].map((member) => [member, value]),
      );
      expect(read(data)).toMatchObject({ title: 'Sleep', path: '/404' });
    }
  });
});
