import { screen } from '@testing-library/react';
import { wildcard as en } from '#src/i18n/en/wildcard.ts';
import { wildcard as es } from '#src/i18n/es/wildcard.ts';
import { expectNoAxeViolations } from '#tests/support/expectNoAxeViolations.ts';
import { contentWords, renderContent, text } from '#tests/support/renderContent.tsx';
import { named } from '../testing/named.ts';
import { FindLocationByCityAndTypeHero } from './FindLocationByCityAndTypeHero.tsx';

const wildcard = named('city', 'locationType');
const title = () => screen.getByRole('heading', { level: 1 });

it('[S-137] has a title made of what the address names', async () => {
  const { container } = renderContent(
    FindLocationByCityAndTypeHero,
    {},
    { wildcard, dictionary: { ...contentWords.en, ...en } },
  );
  expect(title()).toHaveTextContent(/^Labs in Sacramento, CA$/);
  await expectNoAxeViolations(container);
});

it('has it in Spanish', () => {
  renderContent(
    FindLocationByCityAndTypeHero,
    {},
    { wildcard, locale: 'es', dictionary: { ...contentWords.es, ...es } },
  );
  expect(title()).toHaveTextContent(/^Labs en Sacramento, CA$/);
});

it('follows the editor’s pattern, and shows editors the pattern itself', () => {
  const fields = { Headline: text('{type} close to {city}') };
  const { unmount } = renderContent(FindLocationByCityAndTypeHero, { fields }, { wildcard });
  expect(title()).toHaveTextContent('Labs close to Sacramento');
  unmount();
  renderContent(FindLocationByCityAndTypeHero, { fields }, { wildcard, mode: 'edit' });
  expect(title()).toHaveTextContent('{type} close to {city}');
});

it('[Q-117] shows the way here above it', () => {
  const breadcrumb = [
    { title: 'Home', path: '/' },
    { title: 'Listing', path: '/listing' },
  ];
  renderContent(FindLocationByCityAndTypeHero, {}, { wildcard, breadcrumb });
  expect(screen.getByRole('navigation', { name: 'You are here' })).toHaveTextContent('HomeListing');
});
