import { screen } from '@testing-library/react';
import { wildcard as en } from '#src/i18n/en/wildcard.ts';
import { wildcard as es } from '#src/i18n/es/wildcard.ts';
import { expectNoAxeViolations } from '#tests/support/expectNoAxeViolations.ts';
import { contentWords, renderContent, text } from '#tests/support/renderContent.tsx';
import { named } from '../testing/named.ts';
import { FindDoctorByCityAndSpecialtyHero } from './FindDoctorByCityAndSpecialtyHero.tsx';

const wildcard = named('city', 'specialty');
const title = () => screen.getByRole('heading', { level: 1 });

it('[S-135, Q-087] has a title made of what the address names', async () => {
  const { container } = renderContent(
    FindDoctorByCityAndSpecialtyHero,
    {},
    { wildcard, dictionary: { ...contentWords.en, ...en } },
  );
  expect(title()).toHaveTextContent(/^Cardiologists in Sacramento, CA$/);
  await expectNoAxeViolations(container);
});

it('has it in Spanish', () => {
  renderContent(
    FindDoctorByCityAndSpecialtyHero,
    {},
    { wildcard, locale: 'es', dictionary: { ...contentWords.es, ...es } },
  );
  expect(title()).toHaveTextContent(/^Cardiologists en Sacramento, CA$/);
});

it('follows the editor’s pattern, and shows editors the pattern itself', () => {
  const fields = { Headline: text('{specialty} near {city}') };
  const { unmount } = renderContent(FindDoctorByCityAndSpecialtyHero, { fields }, { wildcard });
  expect(title()).toHaveTextContent('Cardiologists near Sacramento');
  unmount();
  renderContent(FindDoctorByCityAndSpecialtyHero, { fields }, { wildcard, mode: 'edit' });
  expect(title()).toHaveTextContent('{specialty} near {city}');
});

it('[Q-117] shows the way here above it', () => {
  const breadcrumb = [
    { title: 'Home', path: '/' },
    { title: 'Listing', path: '/listing' },
  ];
  renderContent(FindDoctorByCityAndSpecialtyHero, {}, { wildcard, breadcrumb });
  expect(screen.getByRole('navigation', { name: 'You are here' })).toHaveTextContent('HomeListing');
});
