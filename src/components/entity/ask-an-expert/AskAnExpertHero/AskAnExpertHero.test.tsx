import { screen } from '@testing-library/react';
import { answerFixture, bareAnswer } from '#src/components/entity/ask-an-expert/testing/answerFixture.ts';
import { drawPart, expectSpanishPart } from '#tests/support/entityPart.tsx';
import { expectNoAxeViolations } from '#tests/support/expectNoAxeViolations.ts';
import { AskAnExpertHero } from './AskAnExpertHero.tsx';

const part = { name: 'AskAnExpertHero', Component: AskAnExpertHero } as const;

describe('AskAnExpertHero', () => {
  it('[D-293, Q-169, Q-233] shows the question and who answered, with the page of those who are providers', async () => {
    const { container } = await drawPart(part, answerFixture());
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(
      'When should I be seen for a sore knee?',
    );
    expect(screen.getByRole('link', { name: 'Ines Ortega, MD' })).toHaveAttribute(
      'href',
      '/find-provider/dr-ines-ortega-prov1',
    );
    expect(screen.getByText('Orthopedics')).toBeVisible();
    await expectNoAxeViolations(container);
  });

  it('[R-123] leads to no provider who is deleted', async () => {
    await drawPart(part, answerFixture());
    expect(screen.getByText('Pat Reed')).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Pat Reed' })).toBeNull();
  });

  it('needs nobody who answered, and no entity', async () => {
    const { unmount } = await drawPart(part, bareAnswer());
    expect(screen.queryByText('Answered by')).toBeNull();
    unmount();
    expect((await drawPart(part, undefined)).container).toBeEmptyDOMElement();
  });

  it('tells the day of the answer, unless it is not set', async () => {
    const { unmount } = await drawPart(part, answerFixture({ c_publishedDate: '2026-02-10' }));
    expect(screen.getByText('February 10, 2026')).toHaveAttribute('datetime', '2026-02-10');
    unmount();
    const { container } = await drawPart(part, answerFixture({ c_publishedDate: '0001-01-01' }));
    expect(container.querySelector('time')).toBeNull();
  });

  it('speaks Spanish', async () => {
    await expectSpanishPart(part, answerFixture(), 'Con la respuesta de');
  });
});
