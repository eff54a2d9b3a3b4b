import { screen } from '@testing-library/react';
import type { ComponentDataContext } from '#src/context/ComponentData.ts';
import type { PageMode } from '#src/context/PageProps.ts';
import { expectNoAxeViolations } from '#tests/support/expectNoAxeViolations.ts';
import { placed, placedProps } from '#tests/support/placed.ts';
import { contentWords } from '#tests/support/renderContent.tsx';
import { renderOnPage } from '#tests/support/renderOnPage.tsx';
import { loadHelpPanel } from './HelpPanel.data.ts';
import { HelpPanel } from './HelpPanel.tsx';

const show = async (Topic: string, mode: PageMode = 'edit', locale: 'en' | 'es' = 'en') => {
  const params = { Topic };
  const data = await loadHelpPanel(placed('HelpPanel', { params }), {
    ...{ mode, locale },
  } as ComponentDataContext);
  return renderOnPage(<HelpPanel {...placedProps('HelpPanel', { params })} {...(data && { data })} />, {
    ...{ mode, locale },
    dictionary: contentWords[locale],
  });
};

it('[E-071] tells editors what a component shows and what belongs in its fields', async () => {
  const { container } = await show('HelpPanel');
  const panel = screen.getByRole('complementary', { name: 'Help: Help panel' });
  expect(panel).toHaveTextContent('Explains a component to editors while they work.');
  expect(screen.getByRole('listitem')).toHaveTextContent(
    'Topic (required) The name of the component to tell of.',
  );
  await expectNoAxeViolations(container);
});

it('tells editors of Spanish pages in Spanish', async () => {
  await show('SiteSearch', 'edit', 'es');
  expect(screen.getByText(/Resultados por página/)).toBeVisible();
  expect(screen.queryByText(/Results per page/)).toBeNull();
});

it.each([
  ['', 'Component to help with'],
  ['Unknown', 'There is no component “Unknown” to help with.'],
  ['toString', 'There is no component “toString” to help with.'],
])('says what is wrong with the topic “%s”', async (topic, words) => {
  await show(topic);
  expect(screen.getByRole('note')).toHaveTextContent(words);
});

it.each(['normal', 'preview'] as const)('shows nothing in mode %s', async (mode) => {
  expect((await show('HelpPanel', mode)).container).toBeEmptyDOMElement();
});
