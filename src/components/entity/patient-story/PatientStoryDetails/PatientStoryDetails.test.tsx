import { screen } from '@testing-library/react';
import { bareStory, storyFixture } from '#src/components/entity/patient-story/testing/storyFixture.ts';
import { drawPart, expectOnlyForEditors, expectSpanishPart } from '#tests/support/entityPart.tsx';
import { expectNoAxeViolations } from '#tests/support/expectNoAxeViolations.ts';
import { PatientStoryDetails } from './PatientStoryDetails.tsx';

const part = { name: 'PatientStoryDetails', Component: PatientStoryDetails } as const;

describe('PatientStoryDetails', () => {
  it('[D-137] says what the story has to do with', async () => {
    const { container } = await drawPart(part, storyFixture());
    expect(screen.getByRole('region', { name: 'About this story' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Heart Care' })).toHaveAttribute('href', '/services/heart');
    expect(screen.getByText('Heart failure')).toBeVisible();
    await expectNoAxeViolations(container);
  });

  it('hides when empty, with a note to editors', async () => {
    await expectOnlyForEditors(part, bareStory(), 'c_healthTopics');
  });

  it('speaks Spanish', async () => {
    await expectSpanishPart(part, storyFixture(), 'Sobre esta historia');
  });
});
