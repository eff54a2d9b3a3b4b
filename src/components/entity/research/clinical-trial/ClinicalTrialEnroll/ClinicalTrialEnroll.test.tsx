import { screen } from '@testing-library/react';
import {
  publicationFixture,
  trialFixture,
} from '#src/components/entity/research/testing/researchFixtures.ts';
import {
  drawSection,
  expectHidden,
  expectSpanish,
} from '#src/components/entity/research/testing/researchWorld.tsx';
import { parseSearchState } from '#src/domain/search/searchState.ts';
import { expectNoAxeViolations } from '#tests/support/expectNoAxeViolations.ts';
import { ClinicalTrialEnroll } from './ClinicalTrialEnroll.tsx';

const mail = (name: RegExp) => new URL(screen.getByRole('link', { name }).getAttribute('href') ?? '');

it('[D-302, Q-173, Q-176] stands at the anchor `enroll`', async () => {
  const { container } = await drawSection(ClinicalTrialEnroll, { entity: trialFixture() });
  expect(container.querySelector('#enroll')).toContainElement(
    screen.getByRole('heading', { name: 'How to take part' }),
  );
  await expectNoAxeViolations(container);
});

it('[D-309] offers e-mail to the places that have an address, and to no other', async () => {
  await drawSection(ClinicalTrialEnroll, { entity: trialFixture() });
  expect(screen.getAllByRole('link')).toHaveLength(2);
  expect(mail(/Mill Street Plaza/).pathname).toBe('trials@mill.example');
  expect(screen.queryByText(/Cottonwood/)).toBeNull();
});

it('shows a long address as the word Email', async () => {
  await drawSection(ClinicalTrialEnroll, { entity: trialFixture() });
  expect(screen.getByRole('link', { name: /Hazel Park/ })).toHaveTextContent(/^Email to/);
  expect(screen.getByRole('link', { name: /Mill Street/ })).toHaveTextContent(/^trials@mill\.example to/);
});

it('[D-310] warns in the subject about unencrypted e-mail and protected health information', async () => {
  await drawSection(ClinicalTrialEnroll, { entity: trialFixture() });
  const subject = mail(/Mill Street/).searchParams.get('subject');
  expect(subject).toContain('Testing a home monitoring program');
  expect(subject).toMatch(/unencrypted email.*protected health information/);
});

it('[D-311] warns in the body about unencrypted e-mail and protected health information', async () => {
  await drawSection(ClinicalTrialEnroll, { entity: trialFixture() });
  const body = mail(/Mill Street/).searchParams.get('body');
  expect(body).toContain('Location: Mill Street Plaza');
  expect(body).toMatch(/not encrypted.*protected health information/);
});

it('names each place once with its city, and on paper the address to write to', async () => {
  const { container } = await drawSection(ClinicalTrialEnroll, { entity: trialFixture() });
  expect(screen.getByText('Mill Street Plaza, Davis')).toBeVisible();
  expect([...container.querySelectorAll('[data-print="only"]')].map((each) => each.textContent)).toEqual([
    'trials@mill.example',
    'a.long.address.of.the.study.team@hazel-park.example',
  ]);
});

it('warns on the page, before one writes', async () => {
  await drawSection(ClinicalTrialEnroll, { entity: trialFixture() });
  expect(screen.getByText(/not encrypted/)).toBeVisible();
});

it('[D-308] is not there without a place that has an address, and editors are told', async () => {
  await expectHidden(ClinicalTrialEnroll, 'ce_researchStudy', 'c_researchLocations.c_emailAddress');
});

it('[D-307] is not there for anything but a study', async () => {
  const { container } = await drawSection(ClinicalTrialEnroll, { entity: publicationFixture() });
  expect(container).toBeEmptyDOMElement();
});

it('[R-151] a trial that takes nobody now says so, and leads to those that do', async () => {
  await drawSection(ClinicalTrialEnroll, {
    entity: trialFixture({ recruitingStatus: 'Closed to Enrollment' }),
  });
  expect(screen.getByText(/not taking new participants now/)).toBeVisible();
  const others = new URL(
    screen.getByRole<HTMLAnchorElement>('link', { name: 'Find trials that are recruiting' }).href,
  );
  expect(others.pathname).toBe('/Research-Search-Results');
  expect(parseSearchState(Object.fromEntries(others.searchParams))).toMatchObject({
    verticalKey: 'clinical_trial',
    facets: [
      { fieldId: 'c_recruitingStatus', values: ['Active Recruiting', 'Recruiting', 'Open to Enrollment'] },
    ],
  });
});

it('[R-150] a trial that is completed is over', async () => {
  await drawSection(ClinicalTrialEnroll, {
    entity: trialFixture({ recruitingStatus: 'Completed Has Results' }),
  });
  expect(screen.getByText(/This trial is over/)).toBeVisible();
});

it('speaks Spanish, in the e-mail too', async () => {
  await expectSpanish(ClinicalTrialEnroll, trialFixture());
  await drawSection(ClinicalTrialEnroll, { entity: trialFixture(), locale: 'es' });
  expect(mail(/Mill Street/).searchParams.get('body')).toMatch(/no está cifrado.*salud protegida/);
});
