import { answerFixture, bareAnswer } from '#src/components/entity/ask-an-expert/testing/answerFixture.ts';
import { askedBy, testListing } from '#src/components/listing/testing/testListing.tsx';
import type { ComponentDataContext } from '#src/context/ComponentData.ts';
import type { VerticalSearch } from '#src/ports/SearchPort.ts';
import { placed } from '#tests/support/placed.ts';
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

  it('[D-294, Q-405, C-049, C-121] asks for five on the same topics, without this one, and on the same condition first', async () => {
    const { asked } = await askedBy(one);
    const search = (...staticFilters: object[]) => ({
      experience: 'related-content',
      verticalKey: 'ask_an_expert',
      limit: 5,
      contextEntityId: 'ask12',
      staticFilters,
    });
    expect(asked).toEqual([
      search(is('c_relatedConditions.name', 'Arthritis')),
      search(is('c_healthTopics.name', 'Bones and Joints'), is('c_services.name', 'Orthopedics')),
    ]);
  });

  const found = async (onTopic: string[]) => {
    const results = (ids: string[]) => ({ results: ids.map((id) => ({ id, data: {} })) });
    const vertical = async ({ staticFilters = [] }: VerticalSearch) =>
      results(staticFilters.length > 1 ? onTopic : ['d']);
    const data = await loadAskAnExpertRelatedQuestions(placed('AskAnExpertRelatedQuestions'), {
      ...{ entity: answerFixture(), locale: 'en', search: { vertical } },
    } as unknown as ComponentDataContext);
    return data?.results.map(({ id }) => id);
  };

  it('[D-294] begins with those on the same condition, each once, and no more than five', async () => {
    expect(await found(['b', 'd', 'f'])).toEqual(['d', 'b', 'f']);
    expect(await found(['x', 'y', 'z', 'b', 'c'])).toEqual(['d', 'x', 'y', 'z', 'b']);
  });

  it('[D-294] is rather short than filled with what shares a service alone', async () => {
    expect(await found([])).toEqual(['d']);
  });
});
