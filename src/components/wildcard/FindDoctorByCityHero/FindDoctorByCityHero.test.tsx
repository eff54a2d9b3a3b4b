import { screen } from '@testing-library/react';
import { wildcard as en } from '#src/i18n/en/wildcard.ts';
import { wildcard as es } from '#src/i18n/es/wildcard.ts';
import { expectNoAxeViolations } from '#tests/support/expectNoAxeViolations.ts';
import { contentWords, renderContent, text } from '#tests/support/renderContent.tsx';
import { named } from '../testing/named.ts';
import { FindDoctorByCityHero } from './FindDoctorByCityHero.tsx';

const wildcard = named('city');
const title = () => screen.getByRole('heading', { level: 1 });

it('[S-134] has a title made of what the address names', async () => {
  const { container } = renderContent(
    FindDoctorByCityHero,
    {},
    { wildcard, dictionary: { ...contentWords.en, ...en } },
  );
  expect(title()).toHaveTextContent(/^Doctors in Sacramento, CA$/);
  await expectNoAxeViolations(container);
});

it('has it in Spanish', () => {
  renderContent(
    FindDoctorByCityHero,
    {},
    { wildcard, locale: 'es', dictionary: { ...contentWords.es, ...es } },
  );
  expect(title()).toHaveTextContent(/^Médicos en Sacramento, CA$/);
});

it('follows the editor’s pattern, and shows editors the pattern itself', () => {
  const fields = { Headline: text('Find care in {city}') };
  const { unmount } = renderContent(FindDoctorByCityHero, { fields }, { wildcard });
  expect(title()).toHaveTextContent('Find care in Sacramento');
  unmount();
  renderContent(FindDoctorByCityHero, { fields }, { wildcard, mode: 'edit' });
  expect(title()).toHaveTextContent('Find care in {city}');
});

it('[Q-117] shows the way here above it', () => {
  const breadcrumb = [
    { title: 'Home', path: '/' },
    { title: 'Listing', path: '/listing' },
  ];
  renderContent(FindDoctorByCityHero, {}, { wildcard, breadcrumb });
  expect(screen.getByRole('navigation', { name: 'You are here' })).toHaveTextContent('HomeListing');
});
