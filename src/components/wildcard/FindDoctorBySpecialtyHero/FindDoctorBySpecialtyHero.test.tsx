import { screen } from '@testing-library/react';
import { wildcard as en } from '#src/i18n/en/wildcard.ts';
import { wildcard as es } from '#src/i18n/es/wildcard.ts';
import { expectNoAxeViolations } from '#tests/support/expectNoAxeViolations.ts';
import { contentWords, renderContent, text } from '#tests/support/renderContent.tsx';
import { named } from '../testing/named.ts';
import { FindDoctorBySpecialtyHero } from './FindDoctorBySpecialtyHero.tsx';

const wildcard = named('specialty');
const title = () => screen.getByRole('heading', { level: 1 });

it('[S-133, Q-087] has a title made of what the address names', async () => {
  const { container } = renderContent(
    FindDoctorBySpecialtyHero,
    {},
    { wildcard, dictionary: { ...contentWords.en, ...en } },
  );
  expect(title()).toHaveTextContent(/^Cardiologists$/);
  await expectNoAxeViolations(container);
});

it('has it in Spanish', () => {
  renderContent(
    FindDoctorBySpecialtyHero,
    {},
    { wildcard, locale: 'es', dictionary: { ...contentWords.es, ...es } },
  );
  expect(title()).toHaveTextContent(/^Cardiologists$/);
});

it('follows the editor’s pattern, and shows editors the pattern itself', () => {
  const fields = { Headline: text('Our {specialty}') };
  const { unmount } = renderContent(FindDoctorBySpecialtyHero, { fields }, { wildcard });
  expect(title()).toHaveTextContent('Our Cardiologists');
  unmount();
  renderContent(FindDoctorBySpecialtyHero, { fields }, { wildcard, mode: 'edit' });
  expect(title()).toHaveTextContent('Our {specialty}');
});

it('[Q-117] shows the way here above it', () => {
  const breadcrumb = [
    { title: 'Home', path: '/' },
    { title: 'Listing', path: '/listing' },
  ];
  renderContent(FindDoctorBySpecialtyHero, {}, { wildcard, breadcrumb });
  expect(screen.getByRole('navigation', { name: 'You are here' })).toHaveTextContent('HomeListing');
});
