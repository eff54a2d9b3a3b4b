import { screen } from '@testing-library/react';
import { editor as en } from '#src/i18n/en/editor.ts';
import { editor as es } from '#src/i18n/es/editor.ts';
import { expectNoAxeViolations } from '#tests/support/expectNoAxeViolations.ts';
import { renderOnPage } from '#tests/support/renderOnPage.tsx';
import { MissingEntityNote } from './MissingEntityNote.tsx';

it.each([
  ['en' as const, en, 'Example Entity of the page'],
  ['es' as const, es, 'Example Entity de la página'],
])('names the section and the field that fills it, in %s', async (locale, dictionary, words) => {
  const { container } = renderOnPage(<MissingEntityNote name="StudyHero" />, {
    mode: 'edit',
    locale,
    dictionary,
  });
  expect(screen.getByRole('note')).toHaveTextContent('StudyHero');
  expect(screen.getByRole('note')).toHaveTextContent(words);
  await expectNoAxeViolations(container);
});

it.each(['normal' as const, 'preview' as const])('is not there in %s mode', (mode) => {
  const { container } = renderOnPage(<MissingEntityNote name="StudyHero" />, { mode, dictionary: en });
  expect(container).toBeEmptyDOMElement();
});
