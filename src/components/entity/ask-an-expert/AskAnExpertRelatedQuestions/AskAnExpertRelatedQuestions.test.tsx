import { answerFixture, bareAnswer } from '#src/components/entity/ask-an-expert/testing/answerFixture.ts';
import {
  expectCards,
  expectNothingWhenEmptyOrFailed,
  expectSettingsForEditors,
  expectSpanishListing,
} from '#src/components/listing/testing/expectListing.tsx';
import { listingContext, rendering } from '#src/components/listing/testing/listingWorld.tsx';
import { expectNoAxeViolations } from '#tests/support/expectNoAxeViolations.ts';
import { loadAskAnExpertRelatedQuestions } from './AskAnExpertRelatedQuestions.data.ts';
import { AskAnExpertRelatedQuestions } from './AskAnExpertRelatedQuestions.tsx';

const page = { entity: answerFixture() };
const one = {
  name: 'AskAnExpertRelatedQuestions',
  Component: AskAnExpertRelatedQuestions,
  load: loadAskAnExpertRelatedQuestions,
  page,
};
const is = (fieldId: string, value: string) => ({ kind: 'fieldValue', fieldId, matcher: '$eq', value });

describe('AskAnExpertRelatedQuestions', () => {
  it('[D-294, Q-170] lists other questions when the page is made', async () => {
    const { container } = await expectCards(one, { heading: 'Related questions' });
    await expectNoAxeViolations(container);
  });

  it('[D-294, Q-405, C-049, C-121] asks for five on the same topics, without this one', async () => {
    const { context, asked } = listingContext({}, page);
    await loadAskAnExpertRelatedQuestions(rendering('AskAnExpertRelatedQuestions'), context);
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

  it('asks nothing for a question about nothing, nor on another page', async () => {
    for (const entity of [bareAnswer(), undefined]) {
      const { context, asked } = listingContext({}, entity && { entity });
      expect(
        await loadAskAnExpertRelatedQuestions(rendering('AskAnExpertRelatedQuestions'), context),
      ).toBeUndefined();
      expect(asked).toEqual([]);
    }
  });

  it('shows nothing when there is nothing or the service does not answer', async () => {
    await expectNothingWhenEmptyOrFailed(one);
  });

  it('[E-072] shows editors its configuration', async () => {
    await expectSettingsForEditors(one);
  });

  it('speaks Spanish', async () => {
    await expectSpanishListing(
      { ...one, world: { englishNames: { 61: 'Arthritis' } } },
      'Preguntas relacionadas',
    );
  });
});
