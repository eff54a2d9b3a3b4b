import { screen } from '@testing-library/react';
import { wildcard as en } from '#src/i18n/en/wildcard.ts';
import { wildcard as es } from '#src/i18n/es/wildcard.ts';
import { expectNoAxeViolations } from '#tests/support/expectNoAxeViolations.ts';
import { contentWords, renderContent, text } from '#tests/support/renderContent.tsx';
import { named } from '../testing/named.ts';
import { FindLocationByTypeHero } from './FindLocationByTypeHero.tsx';

const wildcard = named('locationType');
const title = () => screen.getByRole('heading', { level: 1 });

it('[S-136] has a title made of what the address names', async () => {
  const { container } = renderContent(
    FindLocationByTypeHero,
    {},
    { wildcard, dictionary: { ...contentWords.en, ...en } },
  );
  expect(title()).toHaveTextContent(/^Labs$/);
  await expectNoAxeViolations(container);
});

it('has it in Spanish', () => {
  renderContent(
    FindLocationByTypeHero,
    {},
    { wildcard, locale: 'es', dictionary: { ...contentWords.es, ...es } },
  );
  expect(title()).toHaveTextContent(/^Labs$/);
});

it('follows the editor’s pattern, and shows editors the pattern itself', () => {
  const fields = { Headline: text('All {type}') };
  const { unmount } = renderContent(FindLocationByTypeHero, { fields }, { wildcard });
  expect(title()).toHaveTextContent('All Labs');
  unmount();
  renderContent(FindLocationByTypeHero, { fields }, { wildcard, mode: 'edit' });
  expect(title()).toHaveTextContent('All {type}');
});

it('[Q-117] shows the way here above it', () => {
  const breadcrumb = [
    { title: 'Home', path: '/' },
    { title: 'Listing', path: '/listing' },
  ];
  renderContent(FindLocationByTypeHero, {}, { wildcard, breadcrumb });
  expect(screen.getByRole('navigation', { name: 'You are here' })).toHaveTextContent('HomeListing');
});
