import { both, fill, html, paragraphs, phrase, slugOf } from '../bilingual.ts';
import type { WrittenQuestion } from '../readQuestions.ts';
import { markdownToHtml } from '../text/markdown.ts';
import { numbered, ref, refs } from '../World.ts';
import type { DemoEntity, Named, Specialty, Topic, World } from '../World.ts';
import { CLOSING } from '../text/articleText.ts';
import { libraryPicture, libraryScenes } from './libraryPictures.ts';
import { named } from './named.ts';
import { researchOf, servicesOf, treatmentsOf } from './related.ts';
import { expertOf, writtenQuestions } from './writers.ts';

const idOf = ({ number }: WrittenQuestion) => numbered('ask', number, 3);

/** Where the answer to a question stands. */
export const answerPath = (one: WrittenQuestion) =>
  `/ask-an-expert/answers/${slugOf(one.question.en)}-${idOf(one)}`;

/** Questions to experts (ce_askAnExpert), each answered by somebody who works in what it is about. */
export function* buildQuestions(world: World): Generator<DemoEntity> {
  for (const question of writtenQuestions) yield answered(world, question);
}

/** So many conditions besides its own an answer names. */
const OTHERS = 2;

/** The condition a question is about, and the first it helps with, too: by these it is found beside other questions. */
function conditionsOf(world: World, { also }: WrittenQuestion, topic: Topic): Named[] {
  const called = (name: string) => world.conditions.filter((one) => one.name.en === name);
  return [...new Set([...called(topic.subject.en), ...also.flatMap(called).slice(0, OTHERS)])];
}

/** What follows an answer that says to call at once. */
const CALL_NOW = {
  headline: both('Call now, day or night', 'Llame ahora, de día o de noche'),
  description: paragraphs(
    both(
      'A nurse answers at any hour and puts you through to the right team. In an emergency, call 911.',
      'Una enfermera contesta a toda hora y la comunica con el equipo indicado. En una emergencia, llame al 911.',
    ),
  ),
  linkText: both('Call 415-555-0142', 'Llamar al 415-555-0142'),
  linkURL: 'tel:+14155550142',
  icon: 'phone',
};

/** What follows any other answer: those who know most of it. */
const visit = ({ name }: Specialty) => ({
  headline: both('Talk with someone who can help', 'Hable con alguien que puede ayudar'),
  description: paragraphs(
    fill(both('See who practices {name} near you.', 'Vea quién atiende en {name} cerca de usted.'), {
      name: phrase(name),
    }),
  ),
  linkText: both('Find a provider', 'Encontrar un médico'),
  linkURL: `/find-doctor/specialty/${slugOf(name.en)}`,
  icon: 'user-doctor',
});

function answered(world: World, question: WrittenQuestion): DemoEntity {
  const id = idOf(question);
  const topic = world.topics.find(({ name }) => name.en === question.topic);
  const specialty = world.specialties.find(({ key }) => key === question.specialty);
  if (!topic || !specialty)
    throw new Error(`the question "${question.slug}" names what the network does not have`);
  const { procedures, reasons } = treatmentsOf(world, [...new Set([topic.name.en, topic.subject.en])]);
  const services = question.services
    ? named(world.services, question.services, ({ key, topLevel }) => (topLevel ? key : ''))
    : servicesOf(world, [specialty]).slice(0, 1);
  const expert = expertOf(world, question);
  const people = world.people.filter((one) => expert && one.provider === expert);
  for (const { answered: works } of people)
    works.push({ path: answerPath(question), name: question.question });
  return {
    id,
    type: 'ce_askAnExpert',
    languages: 'both',
    scenes: libraryScenes(question),
    hasChosenScene: question.picture !== undefined,
    body: {
      name: question.question,
      slug: slugOf(question.question.en),
      c_questionParaphrased: paragraphs(question.asked),
      c_expertResponse: html(
        both(markdownToHtml(question.text.en), markdownToHtml(question.text.es)),
        paragraphs(CLOSING),
      ),
      description: question.summary,
      c_teaserText: question.summary,
      c_teaserImage: libraryPicture(question, id),
      c_person: refs(people),
      c_contributor: refs(people),
      c_callToAction: question.urgent ? CALL_NOW : visit(specialty),
      c_services: refs(services),
      c_healthTopics: refs(topic.parent === undefined ? [topic] : [topic, topic.parent]),
      c_specialty: [ref(specialty.id)],
      c_relatedConditions: refs(conditionsOf(world, question, topic)),
      c_relatedProcedures: refs(procedures),
      c_relatedReasonsForVisit: refs(reasons),
      c_researchTopics: refs(researchOf(world, topic)),
      c_publishedDate: question.published,
      landingPageUrl: answerPath(question),
    },
  };
}
