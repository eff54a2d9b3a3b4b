import { screen } from '@testing-library/react';
import { drawSection, expectSection } from '#src/components/entity/provider/testing/drawProvider.tsx';
import { bareProvider } from '#src/components/entity/provider/testing/providerFixture.ts';
import { expectNoAxeViolations } from '#tests/support/expectNoAxeViolations.ts';
import { ProviderPublications } from './ProviderPublications.tsx';

expectSection(ProviderPublications, 'ProviderPublications', 'c_providerPublications');

it('has no accessibility violation', async () => {
  const { container } = drawSection(ProviderPublications);
  expect(container).not.toBeEmptyDOMElement();
  await expectNoAxeViolations(container);
});

it('[D-173] title with its link, journal, date and coauthors', () => {
  drawSection(ProviderPublications);
  expect(screen.getByRole('link', { name: 'Listening first' })).toHaveAttribute(
    'href',
    'https://journal.example/1',
  );
  expect(screen.getByRole('listitem')).toHaveTextContent('Annals of Care, 2019');
  expect(screen.getByText('With Lee A')).toBeVisible();
});

it('one of which only the title is known is plain text', () => {
  drawSection(ProviderPublications, bareProvider({ publications: [{ title: 'Alone' }] }));
  expect(screen.getByRole('listitem')).toHaveTextContent(/^Alone$/);
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
});
