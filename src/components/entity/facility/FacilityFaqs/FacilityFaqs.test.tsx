import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  bareFacility,
  facilityFixture,
  HOSTILE_TEXT,
  LONG_NAME,
  RTL_NAME,
} from '#src/components/entity/facility/testing/facilityFixture.ts';
import {
  expectNoteForEditors,
  expectNothingForVisitors,
  expectSpanish,
  expectTextOnly,
} from '#src/components/entity/facility/testing/expectSection.tsx';
import type { SafeHtml } from '#src/domain/entities/common.ts';
import { expectNoAxeViolations } from '#tests/support/expectNoAxeViolations.ts';
import { hydrateOnPage } from '#tests/support/hydrateOnPage.tsx';
import { renderOnPage } from '#tests/support/renderOnPage.tsx';
import { FacilityFaqs } from './FacilityFaqs.tsx';

describe('FacilityFaqs', () => {
  it('[D-099, D-010] shows questions as an accordion whose items toggle', async () => {
    const { container } = renderOnPage(<FacilityFaqs />, { entity: facilityFixture() });
    const first = screen.getByRole('button', { name: 'Do I need an appointment?' });
    const second = screen.getByRole('button', { name: 'Which health plans do you take?' });
    expect(first).toHaveAttribute('aria-expanded', 'true');
    expect(second).toHaveAttribute('aria-expanded', 'false');
    expect(screen.getByText('Most plans. Please bring your card.')).not.toBeVisible();
    await userEvent.click(second);
    expect(screen.getByText('Most plans. Please bring your card.')).toBeVisible();
    expect(first).toHaveAttribute('aria-expanded', 'true');
    await userEvent.click(second);
    expect(second).toHaveAttribute('aria-expanded', 'false');
    await expectNoAxeViolations(container);
  });

  it('wakes without a difference from what the server wrote', async () => {
    const { complaints } = await hydrateOnPage(<FacilityFaqs />, { entity: facilityFixture() });
    expect(complaints).toEqual([]);
  });

  it('speaks Spanish', () => {
    expectSpanish(FacilityFaqs, facilityFixture());
  });

  it('[D-003, D-004, X-073] shows visitors nothing without data or entity', () => {
    expectNothingForVisitors(FacilityFaqs);
  });

  it('[D-005, E-079] tells editors what is missing', async () => {
    await expectNoteForEditors(FacilityFaqs, 'FacilityFaqs', 'c_frequentlyAskedQuestions');
  });

  it('prints hostile, long and right-to-left questions as text', async () => {
    const answer = '<p>Yes.</p>' as SafeHtml;
    const questions = [HOSTILE_TEXT, LONG_NAME, RTL_NAME];
    await expectTextOnly(
      FacilityFaqs,
      bareFacility({ faqs: questions.map((question) => ({ question, answer })) }),
    );
    for (const question of questions)
      expect(screen.getByRole('button', { name: question })).toBeInTheDocument();
  });
});
