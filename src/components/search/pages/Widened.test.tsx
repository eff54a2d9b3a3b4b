import { type Search, useSearch } from '#src/components/search/common/useSearch.ts';
import {
  renderSearch,
  screen,
  someResults,
  stubNetwork,
} from '#src/components/search/testing/searchHarness.tsx';
import { search as es } from '#src/i18n/es/search.ts';
import { expectNoAxeViolations } from '#tests/support/expectNoAxeViolations.ts';
import { Widened } from './Widened.tsx';

const Shown = () => <Widened search={useSearch() as Search} />;

const place = (words: string) => ({
  displayKey: 'Location',
  displayValue: '95816',
  type: 'PLACE',
  filter: { 'builtin.location': { $eq: 'P-postcode.95816' } },
  details: { words: [words], radius: 80_467.2, usualRadius: 40_233.6 },
});
const wish = (displayValue: string, words: string) => ({
  displayKey: 'Language',
  displayValue,
  type: 'FIELD_VALUE',
  filter: { language: { $eq: displayValue } },
  details: { words: [words] },
});
const at = (query: string) => `/find-location?query=${encodeURIComponent(JSON.stringify(query))}`;

it('says that nothing is as near as usual, and how far it was looked', async () => {
  stubNetwork(() => ({
    results: someResults(2),
    inferred: [place('near 95816'), wish('Tigrinya', 'tigrinya speaking')],
  }));
  const { container } = await renderSearch(<Shown />, {
    address: at('Tigrinya-speaking cardiologist near 95816'),
  });
  expect(screen.getByText(/within 50 miles/)).toHaveTextContent(
    /^Nothing for “cardiologist” and Tigrinya within 25 miles of 95816\. These results are within 50 miles\.$/,
  );
  await expectNoAxeViolations(container);
});

it.each([
  ['a place alone', '95816', [], /^Nothing within 25 miles of 95816\. These results are within 50 miles\.$/],
  [
    'beside a wish given up',
    'Thai cardiologist 95816',
    [wish('Thai', 'thai')],
    /^These results are within 50 miles of 95816\.$/,
  ],
])('%s', async (_, query, dropped, sentence) => {
  stubNetwork(() => ({ results: someResults(2), inferred: [place('95816')], dropped }));
  await renderSearch(<Shown />, { address: at(query) });
  expect(screen.getByText(/within/)).toHaveTextContent(sentence);
});

it('says so in Spanish', async () => {
  stubNetwork(() => ({ results: someResults(2), inferred: [place('cerca de 95816')] }));
  const { container } = await renderSearch(<Shown />, {
    address: at('cardiólogo cerca de 95816'),
    page: { locale: 'es', dictionary: es },
  });
  expect(container.querySelector('p')).toHaveTextContent(
    /^No hay nada para “cardiólogo” a menos de 25 millas de 95816\. Estos resultados están a menos de 50 millas\.$/,
  );
});

it('is silent about a vendor that says no distance', async () => {
  const { details: _, ...plain } = place('95816');
  stubNetwork(() => ({ results: someResults(2), inferred: [plain] }));
  const { container } = await renderSearch(<Shown />, { address: at('lab 95816') });
  expect(container).toBeEmptyDOMElement();
});
