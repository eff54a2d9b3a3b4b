import { screen } from '@testing-library/react';
import { answerFixture, bareAnswer } from '#src/components/entity/ask-an-expert/testing/answerFixture.ts';
import { drawPart, expectOnlyForEditors, expectSpanishPart } from '#tests/support/entityPart.tsx';
import { expectNoAxeViolations } from '#tests/support/expectNoAxeViolations.ts';
import { AskAnExpertCallToAction } from './AskAnExpertCallToAction.tsx';

const part = { name: 'AskAnExpertCallToAction', Component: AskAnExpertCallToAction } as const;

describe('AskAnExpertCallToAction', () => {
  it('[D-292, Q-168, R-166] shows headline, description, icon and the button', async () => {
    const { container } = await drawPart(part, answerFixture());
    expect(screen.getByRole('region', { name: 'Talk with someone who can help' })).toHaveTextContent(
      'Find a provider near you.',
    );
    expect(screen.getByRole('link', { name: 'Find a provider' })).toHaveAttribute('href', '/find-provider');
    expect(container.querySelector('svg[data-icon="user-doctor"]')).not.toBeNull();
    await expectNoAxeViolations(container);
  });

  it('hides when empty, with a note to editors', async () => {
    await expectOnlyForEditors(part, bareAnswer(), 'c_callToAction');
  });

  it('keeps the words of the directory in every language', async () => {
    await expectSpanishPart(part, answerFixture(), 'Talk with someone who can help');
  });
});
