import { screen } from '@testing-library/react';
import { bareStory, storyFixture } from '#src/components/entity/patient-story/testing/storyFixture.ts';
import { drawPart, expectOnlyForEditors } from '#tests/support/entityPart.tsx';
import { expectNoAxeViolations } from '#tests/support/expectNoAxeViolations.ts';
import { PatientStoryQuote } from './PatientStoryQuote.tsx';

const part = { name: 'PatientStoryQuote', Component: PatientStoryQuote } as const;

describe('PatientStoryQuote', () => {
  it('[D-138] sets what the patient said as a quote', async () => {
    const { container } = await drawPart(part, storyFixture());
    expect(container.querySelector('blockquote')).toHaveTextContent('They saw me, not only my chart.');
    expect(container.querySelector('blockquote')).toHaveAttribute('data-marks');
    expect(screen.getByText('Ann P.')).toBeVisible();
    await expectNoAxeViolations(container);
  });

  it('does not mark a quote that brings its own marks', async () => {
    const { container } = await drawPart(part, storyFixture({ c_quote: '“Saw me.”' }));
    expect(container.querySelector('blockquote')).not.toHaveAttribute('data-marks');
  });

  it('hides when empty, with a note to editors', async () => {
    await expectOnlyForEditors(part, bareStory(), 'c_quote');
  });
});
