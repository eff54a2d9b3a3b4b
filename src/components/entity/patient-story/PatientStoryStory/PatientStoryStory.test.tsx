import { screen } from '@testing-library/react';
import { bareStory, storyFixture } from '#src/components/entity/patient-story/testing/storyFixture.ts';
import { drawPart, expectOnlyForEditors } from '#tests/support/entityPart.tsx';
import { expectNoAxeViolations } from '#tests/support/expectNoAxeViolations.ts';
import { PatientStoryStory } from './PatientStoryStory.tsx';

const part = { name: 'PatientStoryStory', Component: PatientStoryStory } as const;

describe('PatientStoryStory', () => {
  it('[D-139] sets the story for reading', async () => {
    const { container } = await drawPart(part, storyFixture());
    expect(screen.getByText('Today Ann walks again.')).toBeVisible();
    expect(container.firstElementChild).toHaveClass('Prose-reading');
    await expectNoAxeViolations(container);
  });

  it('runs nothing that is in it', async () => {
    const { container } = await drawPart(
      part,
      storyFixture({ c_story: '<p onclick="x()">Hi<script>alert(1)</script></p>' }),
    );
    expect(container.innerHTML).toContain('<p>Hi</p>');
  });

  it('hides when empty, with a note to editors', async () => {
    await expectOnlyForEditors(part, bareStory(), 'c_story');
  });
});
