import { answerFromWire } from '#src/adapters/directory/answerFromWire.ts';
import type { AskAnExpert } from '#src/domain/entities/AskAnExpert.ts';

/** A question and its answer as the directory sends it, with everything its page can show. */
export const wireAnswer = {
  id: 'ask12',
  uid: 1212,
  name: 'When should I be seen for a sore knee?',
  slug: 'sore-knee',
  c_questionParaphrased: '<p>My knee hurts on stairs. <em>When</em> should I be seen?</p>',
  c_expertResponse: '<p>Call when it swells.</p><ul><li>Or when it locks</li></ul>',
  c_person: [
    {
      id: 'person1',
      name: 'Ines Ortega, MD',
      c_title: 'Orthopedics',
      c_image: { url: 'https://img.example.org/ines.jpg', alternateText: 'Ines' },
      c_provider: [{ id: 'prov1', name: 'Ines Ortega, MD', slug: 'dr-ines-ortega', c_isPhysician: true }],
    },
    {
      id: 'person2',
      name: 'Pat Reed',
      c_provider: [{ id: 'prov9', name: 'Pat Reed', slug: 'pat', c_isDeleted: true }],
    },
  ],
  c_callToAction: {
    headline: 'Talk with someone who can help',
    description: '<p>Find a provider near you.</p>',
    linkText: 'Find a provider',
    linkURL: '/find-provider',
    icon: 'user-doctor',
  },
  c_services: [{ id: 'svc1', uid: 41, name: 'Orthopedics', c_detailPageURL: '/services/bones' }],
  c_relatedReasonsForVisit: [{ id: 'rea1', uid: 51, name: 'Knee checkup' }],
  c_relatedConditions: [{ id: 'cond1', uid: 61, name: 'Arthritis' }],
  c_relatedProcedures: [{ id: 'proc1', uid: 71, name: 'Arthroscopy' }],
  c_healthTopics: [{ id: 'top1', uid: 81, name: 'Bones and Joints' }],
};

/** The question of the fixture, read. */
export const answerFixture = (wire: Record<string, unknown> = {}): AskAnExpert =>
  answerFromWire({ ...wireAnswer, ...wire }, 'en', () => undefined);

/** A question of which the directory knows nothing but its name. */
export const bareAnswer = (): AskAnExpert =>
  answerFromWire({ id: 'ask0', name: 'Bare' }, 'en', () => undefined);
