import { renderOnPage } from '#tests/support/renderOnPage.tsx';
import type { Locale } from '#src/domain/entities/common.ts';
import { ResultLanguage, Theirs } from './ResultLanguage.tsx';

const marked = (data: Record<string, unknown>, locale: Locale) =>
  renderOnPage(
    <ResultLanguage result={{ id: 'a', data }}>
      <p>
        Especialidad <Theirs>Cardiology</Theirs>
      </p>
    </ResultLanguage>,
    { locale },
  ).container.querySelector('[lang]');

it.each([
  ['as the search service says it', { locale: 'en' }],
  ['as the directory says it', { meta: { locale: 'en' } }],
])('[A-60] words in another language than the page are marked with it, %s', (_, data) => {
  expect(marked(data, 'es')).toHaveAttribute('lang', 'en');
  expect(marked(data, 'es')).toHaveTextContent(/^Cardiology$/);
});

it('words in the language of the page, or in one nobody told, are not', () => {
  expect(marked({ locale: 'es' }, 'es')).toBeNull();
  expect(marked({ locale: 'en' }, 'en')).toBeNull();
  expect(marked({}, 'es')).toBeNull();
});
