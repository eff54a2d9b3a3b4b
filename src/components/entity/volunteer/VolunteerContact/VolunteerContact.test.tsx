import { screen } from '@testing-library/react';
import {
  bareVolunteer,
  volunteerFixture,
} from '#src/components/entity/volunteer/testing/volunteerFixture.ts';
import { drawPart, expectOnlyForEditors, expectSpanishPart } from '#tests/support/entityPart.tsx';
import { expectNoAxeViolations } from '#tests/support/expectNoAxeViolations.ts';
import { VolunteerContact } from './VolunteerContact.tsx';

const part = { name: 'VolunteerContact', Component: VolunteerContact } as const;

describe('VolunteerContact', () => {
  it('[D-269, R-101] shows name, title, e-mail and phone', async () => {
    const { container } = await drawPart(part, volunteerFixture());
    expect(screen.getByRole('region', { name: 'Contact' })).toBeVisible();
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Kim Park',
      'Volunteer Coordinator',
      'dogs@meridian.example',
      '530-555-0142',
    ]);
    await expectNoAxeViolations(container);
  });

  it('says no e-mail and phone twice where they stand beside the text', async () => {
    await drawPart({ ...part, params: { Ways: 'Beside' } }, volunteerFixture());
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Kim Park',
      'Volunteer Coordinator',
      'Phone and email are under “Get in touch”.',
    ]);
  });

  it('[R-104] a long e-mail shows as a word', async () => {
    await drawPart(part, volunteerFixture({ c_emailAddress: `${'a'.repeat(40)}@example.org` }));
    expect(screen.getByRole('link', { name: 'Email' })).toBeVisible();
  });

  it('hides when empty, with a note to editors; a title alone is nobody', async () => {
    await expectOnlyForEditors(part, { ...bareVolunteer(), contactTitle: 'Coordinator' }, 'c_contactName');
  });

  it('speaks Spanish', async () => {
    await expectSpanishPart(part, volunteerFixture(), 'Contacto');
  });
});
