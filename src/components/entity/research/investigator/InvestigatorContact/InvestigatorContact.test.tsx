import { screen } from '@testing-library/react';
import { investigatorFixture } from '#src/components/entity/research/testing/researchFixtures.ts';
import {
  drawSection,
  expectHidden,
  expectSpanish,
} from '#src/components/entity/research/testing/researchWorld.tsx';
import { expectNoAxeViolations } from '#tests/support/expectNoAxeViolations.ts';
import { InvestigatorContact } from './InvestigatorContact.tsx';

const detail = (term: string) => screen.getByText(term).closest('div')?.querySelector('dd') ?? null;

it('[D-057] names the research institutes', async () => {
  const { container } = await drawSection(InvestigatorContact, { entity: investigatorFixture() });
  expect(detail('Research institutes')).toHaveTextContent('Center for Heart ResearchSleep Institute');
  await expectNoAxeViolations(container);
});

it('[D-058] shows the address', async () => {
  const { container } = await drawSection(InvestigatorContact, { entity: investigatorFixture() });
  expect(container.querySelector('address')).toHaveTextContent('1 Mill StDavis, CA 95616');
});

it('[D-059, R-101] shows the phone as ddd-ddd-dddd, to be called', async () => {
  await drawSection(InvestigatorContact, { entity: investigatorFixture() });
  expect(screen.getByRole('link', { name: '530-555-0142' })).toHaveAttribute('href', 'tel:+15305550142');
});

it('[D-060, R-104] shows the e-mail, a long one as the word Email', async () => {
  const { unmount } = await drawSection(InvestigatorContact, { entity: investigatorFixture() });
  expect(screen.getByRole('link', { name: 'odalys@meridian.example' })).toHaveAttribute(
    'href',
    'mailto:odalys@meridian.example',
  );
  unmount();
  const email = 'a.long.address.of.the.research.office@meridian.example';
  await drawSection(InvestigatorContact, { entity: investigatorFixture({ email }) });
  expect(screen.getByRole('link', { name: 'Email' })).toHaveAttribute('href', `mailto:${email}`);
});

it('leaves out a phone that is none', async () => {
  await drawSection(InvestigatorContact, { entity: investigatorFixture({ mainPhone: 'call us' }) });
  expect(screen.queryByText('Phone')).toBeNull();
});

it('[D-003, D-004, D-005] hides without data and tells editors', async () => {
  await expectHidden(InvestigatorContact, 'ce_investigator', 'c_researchInstitute, address');
});

it('speaks Spanish', () => expectSpanish(InvestigatorContact, investigatorFixture()));
