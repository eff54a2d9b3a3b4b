import { screen } from '@testing-library/react';
import { bareStory, storyFixture } from '#src/components/entity/patient-story/testing/storyFixture.ts';
import { drawPart, expectOnlyForEditors } from '#tests/support/entityPart.tsx';
import { expectNoAxeViolations } from '#tests/support/expectNoAxeViolations.ts';
import { PatientStoryShortDescription } from './PatientStoryShortDescription.tsx';

const part = { name: 'PatientStoryShortDescription', Component: PatientStoryShortDescription } as const;

describe('PatientStoryShortDescription', () => {
  it('[D-140] says it in a sentence', async () => {
    const { container } = await drawPart(part, storyFixture());
    expect(screen.getByText('For Ann, small tasks had become long ones.')).toBeVisible();
    await expectNoAxeViolations(container);
  });

  it('says nothing twice when the story begins with the same words', async () => {
    const story = storyFixture({ c_story: '<p>For Ann, small tasks had become long ones.</p><p>Then…</p>' });
    const { container, unmount } = await drawPart(part, story);
    expect(container).toBeEmptyDOMElement();
    unmount();
    await drawPart(part, story, { mode: 'edit' });
    expect(screen.getByRole('note')).toHaveTextContent('begins with the same words');
  });

  it('hides when empty, with a note to editors', async () => {
    await expectOnlyForEditors(part, bareStory(), 'c_shortDescription');
  });
});
