import fc from 'fast-check';
import { wireAnswer } from '#src/components/entity/ask-an-expert/testing/answerFixture.ts';
import { wireStory } from '#src/components/entity/patient-story/testing/storyFixture.ts';
import { wireVolunteer } from '#src/components/entity/volunteer/testing/volunteerFixture.ts';
import { entityStructuredData } from '#src/page/seo/entityStructuredData.ts';
import { answerFromWire } from './answerFromWire.ts';
import { storyFromWire } from './storyFromWire.ts';
import { volunteerFromWire } from './volunteerFromWire.ts';

/** Members that are set as HTML. */
const RICH = [
  'quote',
  'story',
  'question',
  'answer',
  'subheading',
  'roleDescription',
  'requirements',
  'benefits',
  'shifts',
];

/** Reads and keeps the fields that were dropped. */
function reading<T>(
  read: (document: Record<string, unknown>, locale: 'en', onProblem: (field: string) => void) => T,
  document: Record<string, unknown>,
) {
  const problems: string[] = [];
  return { entity: read(document, 'en', (field) => problems.push(field)), problems };
}

describe('storyFromWire', () => {
  it('[D-145, S-125] reads every field of a full document', () => {
    const { entity, problems } = reading(storyFromWire, wireStory);
    expect(problems).toEqual([]);
    expect(entity).toMatchObject({
      entityTypeId: 'ce_patientStory',
      path: '/patient-stories/a-second-spring-story7',
      name: 'A second spring for Ann',
      subtitle: 'Heart failure, near Alder Bay',
      publishedDate: '2024-03-09',
      shortDescription: 'For Ann, small tasks had become long ones.',
      quote: '<p>They saw me, not only my chart.</p>',
      quoteAttribution: 'Ann P.',
      image: { url: 'https://img.example.org/ann.jpg' },
      isVideo: false,
      brightcoveVideoId: '6300000000001',
      affiliates: [{ name: 'Bay Medical Group' }],
      healthTopics: [{ uid: '31', name: 'Heart failure' }],
      services: [{ name: 'Heart Care', path: '/services/heart' }],
      locations: [
        { id: 'fac1', uid: '11', path: '/find-location/facility/harbor-fac1' },
        { id: 'fac2', uid: '12', path: '/find-location/facility/pier-fac2' },
      ],
    });
    expect(entity.story).toContain('walks again');
  });

  it('[R-123] deleted providers are hidden; one without a slug gets its own (R-113)', () => {
    expect(reading(storyFromWire, wireStory).entity.providers.map(({ path }) => path)).toEqual([
      '/find-provider/dr-ines-ortega-prov1',
      '/find-provider/dr-sam-lee-md-prov2',
    ]);
  });

  it.each([
    ['Video', true],
    ['Image', false],
    ['video', false],
    [undefined, false],
  ])('[R-174] c_imageOrVideo %s', (c_imageOrVideo, isVideo) => {
    expect(reading(storyFromWire, { ...wireStory, c_imageOrVideo }).entity.isVideo).toBe(isVideo);
  });
});

describe('answerFromWire', () => {
  it('[D-295, Q-233, S-121] reads every field of a full document', () => {
    const { entity, problems } = reading(answerFromWire, wireAnswer);
    expect(problems).toEqual([]);
    expect(entity).toMatchObject({
      entityTypeId: 'ce_askAnExpert',
      path: '/ask-an-expert/answers/sore-knee-ask12',
      question: '<p>My knee hurts on stairs. <em>When</em> should I be seen?</p>',
      shortDescription: 'Call when it swells. Or when it locks',
      callToAction: {
        headline: 'Talk with someone who can help',
        link: { href: '/find-provider', text: 'Find a provider' },
        icon: 'user-doctor',
      },
      services: [{ name: 'Orthopedics', path: '/services/bones' }],
      reasons: [{ name: 'Knee checkup' }],
      conditions: [{ name: 'Arthritis' }],
      procedures: [{ name: 'Arthroscopy' }],
    });
  });

  it('[R-123] somebody whose provider is deleted has no page', () => {
    expect(reading(answerFromWire, wireAnswer).entity.people).toMatchObject([
      { name: 'Ines Ortega, MD', title: 'Orthopedics', path: '/find-provider/dr-ines-ortega-prov1' },
      { name: 'Pat Reed' },
    ]);
    expect(reading(answerFromWire, wireAnswer).entity.people[1]).not.toHaveProperty('path');
  });
});

describe('volunteerFromWire', () => {
  it('[D-271, S-138] reads every field of a full document', () => {
    const { entity, problems } = reading(volunteerFromWire, wireVolunteer);
    expect(problems).toEqual([]);
    expect(entity).toMatchObject({
      entityTypeId: 'ce_volunteerOpportunity',
      path: '/volunteering/opportunities/therapy-dog-team-vol15',
      contactTitle: 'Volunteer Coordinator',
      subheading: '<p>Visit with your <strong>certified</strong> dog.</p>',
      shortDescription: 'Visit with your certified dog.',
      roleDescription: '<p>You will visit three units.</p>',
      requirements: '<ul><li>A calm dog</li></ul>',
      benefits: '<ul><li>Free parking</li></ul>',
      shifts: '<p>Evenings, 5 pm to 8 pm</p>',
      contactName: 'Kim Park',
      email: 'dogs@meridian.example',
      phone: '+15305550142',
      phoneNote: 'weekdays until 4 pm',
      applicationUrl: 'https://volunteer.example.org/apply/15',
      age: '18 and over',
      departments: ['Patient experience'],
      status: 'ACTIVELY_RECRUITING',
      image: { alternateText: 'A dog beside a bed' },
      brightcoveVideoId: '6300000000001',
      faqs: [{ question: 'How much time?', answer: '<p>One shift a week.</p>' }],
    });
  });

  it('[D-272] only videos of the host or of youtu.be are shown', () => {
    expect(reading(volunteerFromWire, wireVolunteer).entity.videos).toEqual([
      { videoId: 'aB3_-xYz901', description: 'A day with Rex' },
      { videoId: 'cccccccccc1' },
    ]);
  });

  it('[R-107] places without an address are skipped', () => {
    const { locations } = reading(volunteerFromWire, wireVolunteer).entity;
    expect(locations.map(({ id }) => id)).toEqual(['fac1', 'fac3']);
  });

  it.each(['javascript:alert(1)', 'dogs@x.example?bcc=all@x.example', 'two words@x.example', '@', 7])(
    'an address to write to that is none is left out: %s',
    (c_emailAddress) => {
      expect(reading(volunteerFromWire, { ...wireVolunteer, c_emailAddress }).entity).not.toHaveProperty(
        'email',
      );
    },
  );
});

describe.each([
  ['storyFromWire', storyFromWire, wireStory],
  ['answerFromWire', answerFromWire, wireAnswer],
  ['volunteerFromWire', volunteerFromWire, wireVolunteer],
] as const)('%s', (_, read, whole) => {
  it('a document without id or name is none', () => {
    expect(() => read({ ...whole, name: ' ' }, 'en', () => undefined)).toThrow('needs id and name');
  });

  it('whatever the fields hold, it reads them, nothing in rich text runs and no link is a script', () => {
    const hostile = '<p>Hi</p><script>alert(1)</script><img src=x onerror=alert(1)>';
    const garbage = fc.oneof(
      fc.jsonValue({ maxDepth: 3 }),
      fc.constantFrom(hostile, { html: hostile }, 'javascript:alert(1)', '0001-01-01', '\ud800', -0),
      fc.array(fc.record({ id: fc.string(), name: fc.string(), url: fc.constant('javascript:alert(1)') })),
    );
    const keys = Object.keys(whole).filter((key) => key !== 'id' && key !== 'name');
    fc.assert(
      fc.property(fc.dictionary(fc.constantFrom(...keys), garbage), (fields) => {
        const entity = read({ ...whole, ...fields }, 'en', () => undefined);
        const where = { url: 'https://a.example/x', origin: 'https://a.example', now: new Date(0) };
        expect(() => JSON.stringify(entityStructuredData(entity, where))).not.toThrow();
        const members: Record<string, unknown> = { ...entity, locations: undefined };
        for (const name of RICH) {
          expect(String(members[name])).not.toMatch(/<script|onerror/i);
        }
        expect(JSON.stringify(members)).not.toMatch(/"(?:href|path|url|applicationUrl)":"javascript:/i);
      }),
      { numRuns: 300 },
    );
  });
});
