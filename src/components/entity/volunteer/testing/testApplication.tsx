import { screen } from '@testing-library/react';
import {
  drawPart,
  type EntityPart,
  expectOnlyForEditors,
  expectSpanishPart,
} from '#tests/support/entityPart.tsx';
import { expectNoAxeViolations } from '#tests/support/expectNoAxeViolations.ts';
import { bareVolunteer, volunteerFixture } from './volunteerFixture.ts';

/** A part that leads to the application, its headings and the ledger ids it proves, in brackets. */
interface ApplicationTests extends EntityPart {
  ids: { leads: string; noAddress: string };
  english: string;
  spanish: string;
}

/** Registers the tests of a part that leads to a volunteer opportunity's application (D-253, D-254). */
export function testApplication({ ids, english, spanish, ...part }: ApplicationTests): void {
  it(`${ids.leads} leads to the application`, async () => {
    const { container } = await drawPart(part, volunteerFixture());
    expect(screen.getByRole('region', { name: english })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Apply Now' })).toHaveAttribute(
      'href',
      'https://volunteer.example.org/apply/15',
    );
    await expectNoAxeViolations(container);
  });

  it.each([undefined, '', 'javascript:alert(1)', 7])(
    `${ids.noAddress} shows nothing when the address of the application is %s`,
    async (applicationUrl) => {
      const { container } = await drawPart(part, volunteerFixture({ applicationUrl }));
      expect(container).toBeEmptyDOMElement();
    },
  );

  it.each([
    ['WAITLIST_ONLY', 'This role has a waiting list. Applying puts your name on it.'],
    ['ACTIVELY_RECRUITING', undefined],
    [undefined, undefined],
  ])('of a role whose status is %s says what applying means: %s', async (c_status, words) => {
    const { container } = await drawPart(part, volunteerFixture({ c_status }));
    expect(screen.getByRole('link', { name: 'Apply Now' })).toBeVisible();
    expect(container.querySelector('p')?.textContent).toBe(words);
  });

  it('says of a waiting list in Spanish, too', () =>
    expectSpanishPart(
      part,
      volunteerFixture({ c_status: 'WAITLIST_ONLY' }),
      'Esta labor tiene lista de espera. Al inscribirse, su nombre queda en ella.',
    ));

  it('hides when empty, with a note to editors', () =>
    expectOnlyForEditors(part, bareVolunteer(), 'applicationUrl'));

  it('speaks Spanish', () => expectSpanishPart(part, volunteerFixture(), spanish));
}
