import { screen } from '@testing-library/react';
import { answerFixture, bareAnswer } from '#src/components/entity/ask-an-expert/testing/answerFixture.ts';
import { drawPart, expectOnlyForEditors, expectSpanishPart } from '#tests/support/entityPart.tsx';
import { expectNoAxeViolations } from '#tests/support/expectNoAxeViolations.ts';
import { AskAnExpertBody } from './AskAnExpertBody.tsx';

const part = { name: 'AskAnExpertBody', Component: AskAnExpertBody } as const;

describe('AskAnExpertBody', () => {
  it('[D-290, D-291, Q-167] shows Question and Answer', async () => {
    const { container } = await drawPart(part, answerFixture());
    expect(screen.getByRole('region', { name: 'Question' })).toHaveTextContent('My knee hurts on stairs.');
    expect(screen.getByRole('region', { name: 'Answer' })).toHaveTextContent('Call when it swells.');
    await expectNoAxeViolations(container);
  });

  it('leaves out what there is not', async () => {
    await drawPart(part, answerFixture({ c_expertResponse: undefined }));
    expect(screen.getAllByRole('heading')).toHaveLength(1);
  });

  it('hides when empty, with a note to editors', async () => {
    await expectOnlyForEditors(part, bareAnswer(), 'c_expertResponse');
  });

  it('speaks Spanish', async () => {
    await expectSpanishPart(part, answerFixture(), 'Respuesta');
  });
});
