import { volunteerFromWire } from '#src/adapters/directory/volunteerFromWire.ts';
import type { VolunteerOpportunity } from '#src/domain/entities/VolunteerOpportunity.ts';

/** A volunteer opportunity as the directory sends it, with everything its page can show. */
export const wireVolunteer = {
  id: 'vol15',
  uid: 1515,
  name: 'Therapy dog team, Davis',
  slug: 'therapy-dog-team',
  title: 'Volunteer Coordinator',
  c_subheadDescriptionV2: '<p>Visit with your <strong>certified</strong> dog.</p>',
  c_volunteerDescription: '<p>You will visit three units.</p>',
  c_requirementsAndQualificationsV2: '<ul><li>A calm dog</li></ul>',
  c_benefitsAndSupportV2: '<ul><li>Free parking</li></ul>',
  c_volunteerShift: '<p>Evenings, 5 pm to 8 pm</p>',
  c_contactName: 'Kim Park',
  c_emailAddress: 'dogs@meridian.example',
  mainPhone: '+15305550142',
  mainPhoneAdditionalText: 'weekdays until 4 pm',
  applicationUrl: 'https://volunteer.example.org/apply/15',
  c_volunteerAge: '18 and over',
  c_departmentOrSpecialty: 'Patient experience',
  c_status: 'ACTIVELY_RECRUITING',
  c_image: { url: 'https://img.example.org/dog.jpg', alternateText: 'A dog beside a bed' },
  c_brightcoveVideoID: '6300000000001',
  videos: [
    { video: { url: 'https://www.youtube.com/watch?v=aB3_-xYz901' }, description: 'A day with Rex' },
    { video: { url: 'https://vimeo.com/12345' }, description: 'Elsewhere' },
    { url: 'https://youtu.be/cccccccccc1' },
  ],
  c_frequentlyAskedQuestions: [
    { question: 'How much time?', answer: '<p>One shift a week.</p>' },
    { question: 'No answer' },
  ],
  c_healthcareFacility: [
    {
      id: 'fac1',
      uid: 11,
      name: 'Harbor Hospital',
      slug: 'harbor',
      meta: { entityType: { id: 'healthcareFacility' } },
      address: { line1: '1 Harbor Street', city: 'Davis', region: 'CA', postalCode: '95616' },
      hours: { monday: { openIntervals: [{ start: '08:00', end: '20:00' }] } },
      yextDisplayCoordinate: { latitude: 38.5, longitude: -121.7 },
    },
    { id: 'fac2', uid: 12, name: 'No Address Clinic', slug: 'none' },
    {
      id: 'fac3',
      uid: 13,
      name: 'Pier Clinic',
      slug: 'pier',
      address: { line1: '2 Pier Road', city: 'Davis', region: 'CA', postalCode: '95616' },
    },
  ],
};

/** The opportunity of the fixture, read. */
export const volunteerFixture = (wire: Record<string, unknown> = {}): VolunteerOpportunity =>
  volunteerFromWire({ ...wireVolunteer, ...wire }, 'en', () => undefined);

/** An opportunity of which the directory knows nothing but its name. */
export const bareVolunteer = (): VolunteerOpportunity =>
  volunteerFromWire({ id: 'vol0', name: 'Bare' }, 'en', () => undefined);
