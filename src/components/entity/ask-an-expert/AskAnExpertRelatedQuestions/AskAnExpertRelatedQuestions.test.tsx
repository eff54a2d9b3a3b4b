import { answerFixture, bareAnswer } from '#src/components/entity/ask-an-expert/testing/answerFixture.ts';
import { askedBy, testListing } from '#src/components/listing/testing/testListing.tsx';
import { loadAskAnExpertRelatedQuestions } from './AskAnExpertRelatedQuestions.data.ts';
import { AskAnExpertRelatedQuestions } from './AskAnExpertRelatedQuestions.tsx';

const one = {
  name: 'AskAnExpertRelatedQuestions',
  Component: AskAnExpertRelatedQuestions,
  load: loadAskAnExpertRelatedQuestions,
  page: { entity: answerFixture() },
};
const is = (fieldId: string, value: string) => ({ kind: 'fieldValue', fieldId, matcher: '$eq', value });

describe('AskAnExpertRelatedQuestions', () => {
  testListing({
    ...one,
    world: { englishNames: { 61: 'Arthritis' } },
    ids: { cards: '[D-294, Q-170]', editors: '[E-072]' },
    english: { heading: 'Related questions' },
    spanish: { heading: 'Preguntas relacionadas' },
    asksNothingOn: [{ page: { entity: bareAnswer() } }, { page: {} }],
  });

  it('[D-294, Q-405, C-049, C-121] asks for five on the same topics, without this one', async () => {
    const { asked } = await askedBy(one);
    expect(asked).toEqual([
      {
        experience: 'related-content',
        verticalKey: 'ask_an_expert',
        limit: 5,
        contextEntityId: 'ask12',
        staticFilters: [
          {
            kind: 'disjunction',
            filters: [
              is('c_services.name', 'Orthopedics'),
              is('c_relatedReasonsForVisit.name', 'Knee checkup'),
              is('c_relatedConditions.name', 'Arthritis'),
              is('c_relatedProcedures.name', 'Arthroscopy'),
            ],
          },
        ],
      },
    ]);
  });
});
