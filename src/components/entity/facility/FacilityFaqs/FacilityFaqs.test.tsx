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
  expectSpanish,
  expectTextOnly,
  testEmptySection,
} from '#src/components/entity/facility/testing/expectSection.tsx';
import type { SafeHtml } from '#src/domain/entities/common.ts';
import { expectNoAxeViolations } from '#tests/support/expectNoAxeViolations.ts';
import { renderOnPage } from '#tests/support/renderOnPage.tsx';
import { FacilityFaqs } from './FacilityFaqs.tsx';

describe('FacilityFaqs', () => {
  it('[D-099, D-010] shows questions as an accordion whose items toggle', async () => {
    const { container } = renderOnPage(<FacilityFaqs />, { entity: facilityFixture() });
    const entry = (name: string) => screen.getByRole('heading', { name }).closest('details');
    expect(entry('Do I need an appointment?')).toHaveAttribute('open');
    expect(entry('Which health plans do you take?')).not.toHaveAttribute('open');
    await userEvent.click(screen.getByRole('heading', { name: 'Which health plans do you take?' }));
    expect(entry('Which health plans do you take?')).toHaveAttribute('open');
    expect(entry('Do I need an appointment?')).toHaveAttribute('open');
    await userEvent.click(screen.getByRole('heading', { name: 'Which health plans do you take?' }));
    expect(entry('Which health plans do you take?')).not.toHaveAttribute('open');
    await expectNoAxeViolations(container);
  });

  it('speaks Spanish', () => expectSpanish(FacilityFaqs, facilityFixture()));

  testEmptySection(FacilityFaqs, {
    missing: 'c_frequentlyAskedQuestions',
    ids: { nothing: '[D-003, D-004, X-073]', editors: '[D-005, E-079]' },
  });

  it('prints hostile, long and right-to-left questions as text', async () => {
    const answer = '<p>Yes.</p>' as SafeHtml;
    const questions = [HOSTILE_TEXT, LONG_NAME, RTL_NAME];
    await expectTextOnly(
      FacilityFaqs,
      bareFacility({ faqs: questions.map((question) => ({ question, answer })) }),
    );
    for (const question of questions)
      expect(screen.getByRole('heading', { name: question })).toBeInTheDocument();
  });
});
