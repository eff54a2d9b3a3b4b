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
    const search = (filter: object) => ({
      experience: 'related-content',
      verticalKey: 'ask_an_expert',
      limit: 5,
      contextEntityId: 'ask12',
      staticFilters: [filter],
    });
    expect(asked).toEqual([
      search(is('c_relatedConditions.name', 'Arthritis')),
      search(is('c_healthTopics.name', 'Bones and Joints')),
      search(is('c_services.name', 'Orthopedics')),
      search({
        kind: 'disjunction',
        filters: [
          is('c_services.name', 'Orthopedics'),
          is('c_relatedReasonsForVisit.name', 'Knee checkup'),
          is('c_relatedConditions.name', 'Arthritis'),
          is('c_relatedProcedures.name', 'Arthroscopy'),
        ],
      }),
    ]);
  });

  const found = async (onTopic: string[]) => {
    const results = (ids: string[]) => ({ results: ids.map((id) => ({ id, data: {} })) });
    const vertical = async ({ staticFilters: [filter] = [] }: VerticalSearch) => {
      if (filter?.kind !== 'fieldValue' || filter.fieldId === 'c_services.name')
        return results(['a', 'b', 'c', 'd', 'e']);
      return results(filter.fieldId === 'c_healthTopics.name' ? onTopic : ['d']);
    };
    const data = await loadAskAnExpertRelatedQuestions(placed('AskAnExpertRelatedQuestions'), {
      ...{ entity: answerFixture(), locale: 'en', search: { vertical } },
    } as unknown as ComponentDataContext);
    return data?.results.map(({ id }) => id);
  };

  it('[D-294] leaves out what shares no more than a service where enough are on the same topic', async () => {
    expect(await found(['b', 'd', 'f'])).toEqual(['d', 'b', 'f']);
  });

  it('[D-294] begins with those on the topic that share a service, and ends a list of enough with them', async () => {
    expect(await found(['x', 'y', 'z', 'b', 'c'])).toEqual(['d', 'b', 'c']);
    expect(await found(['x', 'y', 'b'])).toEqual(['d', 'b', 'x']);
    expect(await found(['d', 'x', 'b', 'y'])).toEqual(['d', 'b', 'x']);
  });

  it('[D-294] fills few up with the others, each once, and no more than five', async () => {
    expect(await found(['b'])).toEqual(['d', 'b', 'a', 'c', 'e']);
  });
});
