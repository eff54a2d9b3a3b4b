import { screen } from '@testing-library/react';
import { drawCard, wireStory } from '#src/components/cards/testing/storyHarness.tsx';
import { expectNoAxeViolations } from '#tests/support/expectNoAxeViolations.ts';
import { HealthWellnessCard } from './HealthWellnessCard.tsx';

const long = `${'word '.repeat(39)}sixsix more`;

it('[Q-225, R-085, C-066] shows name, summary of 200 characters and topics', async () => {
  const result = wireStory({
    c_teaserText: long,
    c_healthTopics: [{ name: 'Sleep' }, { name: 'Stress' }, { name: 'Teens' }, { name: 'Heart' }],
  });
  const { container } = drawCard(HealthWellnessCard, result);
  expect(screen.getByRole('heading', { level: 2, name: 'A second spring' })).toBeVisible();
  expect(screen.getByText(/^word/).textContent).toBe(`${'word '.repeat(39).trimEnd()}…`);
  expect(screen.getAllByRole('listitem').map((topic) => topic.textContent)).toEqual([
    'Sleep',
    'Stress',
    'Teens',
  ]);
  await expectNoAxeViolations(container);
});

it('draws a picture where there is none', () => {
  const { container } = drawCard(HealthWellnessCard, wireStory({ c_image: undefined }));
  expect(container.querySelector('.CardFrame-picture svg')).toBeInTheDocument();
});

it('shows nothing without a result', () => {
  expect(drawCard(HealthWellnessCard, undefined).container).toBeEmptyDOMElement();
});
