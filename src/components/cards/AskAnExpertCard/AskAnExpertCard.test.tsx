import { screen } from '@testing-library/react';
import { drawCard } from '#src/components/cards/testing/storyHarness.tsx';
import { expectNoAxeViolations } from '#tests/support/expectNoAxeViolations.ts';
import { AskAnExpertCard } from './AskAnExpertCard.tsx';

const result = {
  id: 'ask3',
  entityType: 'ce_askAnExpert',
  data: {
    name: 'Acne, first visit',
    slug: 'acne-first-visit',
    c_questionParaphrased: '<p>What should I <em>ask</em> at my first visit &amp; after?</p>',
    c_person: [{ name: 'Ana Reyes, MD', c_title: 'Dermatology' }, { name: 'Sam Writer' }],
  },
};

it('[Q-228, Q-233, Q-225] shows the page’s title, the question in plain words and who answers it', async () => {
  const { container } = drawCard(AskAnExpertCard, result);
  const link = screen.getByRole('link', { name: 'Acne, first visit' });
  expect(link).toHaveAttribute('href', '/ask-an-expert/answers/acne-first-visit-ask3');
  expect(screen.getByText('What should I ask at my first visit & after?')).toBeVisible();
  expect(screen.getByText('Answered by Ana Reyes, MD, Dermatology; Sam Writer')).toBeVisible();
  await expectNoAxeViolations(container);
});

it('without the question shows the title alone', () => {
  drawCard(AskAnExpertCard, {
    ...result,
    data: { ...result.data, c_questionParaphrased: { html: '<p></p>' } },
  });
  expect(screen.getByRole('heading', { name: 'Acne, first visit' })).toBeVisible();
  expect(screen.queryByText(/What should I/)).toBeNull();
});

it('speaks Spanish, and leads to the Spanish page', () => {
  drawCard(AskAnExpertCard, result, { locale: 'es' });
  expect(screen.getByText('Respuesta de un experto')).toBeVisible();
  expect(screen.getByRole('link')).toHaveAttribute('href', '/es/ask-an-expert/answers/acne-first-visit-ask3');
});

it('shows nothing without a result', () => {
  expect(drawCard(AskAnExpertCard, undefined).container).toBeEmptyDOMElement();
});
