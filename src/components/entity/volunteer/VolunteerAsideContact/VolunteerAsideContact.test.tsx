import { screen } from '@testing-library/react';
import {
  bareVolunteer,
  volunteerFixture,
} from '#src/components/entity/volunteer/testing/volunteerFixture.ts';
import { volunteer as en } from '#src/i18n/en/volunteer.ts';
import { volunteer as es } from '#src/i18n/es/volunteer.ts';
import { drawPart, expectOnlyForEditors, expectSpanishPart } from '#tests/support/entityPart.tsx';
import { expectNoAxeViolations } from '#tests/support/expectNoAxeViolations.ts';
import { VolunteerAsideContact } from './VolunteerAsideContact.tsx';

const part = { name: 'VolunteerAsideContact', Component: VolunteerAsideContact } as const;

describe('VolunteerAsideContact', () => {
  it('[D-255, D-256] shows the phone with what there is to know in brackets, and the e-mail', async () => {
    const { container } = await drawPart(part, volunteerFixture());
    expect(screen.getByRole('link', { name: '530-555-0142' })).toHaveAttribute('href', 'tel:+15305550142');
    expect(container).toHaveTextContent('530-555-0142 (weekdays until 4 pm)');
    expect(screen.getByRole('link', { name: 'dogs@meridian.example' })).toHaveAttribute(
      'href',
      'mailto:dogs@meridian.example',
    );
    await expectNoAxeViolations(container);
  });

  it.each([
    [32, `${'a'.repeat(20)}@example.org`, `${'a'.repeat(20)}@example.org`],
    [33, `${'a'.repeat(21)}@example.org`, 'Email'],
  ])('[D-257, R-104, C-137] an e-mail of %i characters', async (_, c_emailAddress, words) => {
    await drawPart(part, volunteerFixture({ c_emailAddress }));
    expect(screen.getByRole('link', { name: words })).toHaveAttribute('href', `mailto:${c_emailAddress}`);
  });

  it.each([en, es])('does not say the word of a long e-mail twice: $volunteer.email', (strings) => {
    expect(strings['volunteer.emailLabel']).not.toBe(strings['volunteer.email']);
  });

  it('leaves out a phone that is none', async () => {
    await drawPart(part, volunteerFixture({ mainPhone: 'ask' }));
    expect(screen.queryByText('Phone')).toBeNull();
  });

  it('hides when empty, with a note to editors', async () => {
    await expectOnlyForEditors(part, bareVolunteer(), 'mainPhone');
  });

  it('speaks Spanish', async () => {
    await expectSpanishPart(part, volunteerFixture(), 'Teléfono');
  });
});
