import { FilterPills } from '#src/components/search/common/FilterPills.tsx';
import { type Search, useSearch } from '#src/components/search/common/useSearch.ts';
import {
  inAddress,
  renderSearch,
  screen,
  settle,
  someResults,
  stubNetwork,
} from '#src/components/search/testing/searchHarness.tsx';
import { search as es } from '#src/i18n/es/search.ts';
import { expectNoAxeViolations } from '#tests/support/expectNoAxeViolations.ts';
import userEvent from '@testing-library/user-event';
import { Dropped } from './Dropped.tsx';

function Shown() {
  const search = useSearch() as Search;
  return (
    <>
      <Dropped search={search} />
      <FilterPills search={search} hidden={[]} />
    </>
  );
}

const near = {
  displayKey: 'Location',
  displayValue: '95816',
  type: 'PLACE',
  filter: { 'builtin.location': { $eq: 'P-postcode.95816' } },
};
const wish = (displayValue: string, words: string) => ({
  displayKey: 'Language',
  displayValue,
  type: 'FIELD_VALUE',
  filter: { language: { $eq: displayValue } },
  details: { words: [words] },
});
const at = (query: string) => `/find-location?query=${encodeURIComponent(JSON.stringify(query))}`;

it('says what was given up because nothing has all of it', async () => {
  stubNetwork(() => ({
    results: someResults(2),
    inferred: [near],
    dropped: [wish('Tigrinya', 'tigrinya speaking')],
  }));
  const { container } = await renderSearch(<Shown />, {
    address: at('Tigrinya-speaking cardiologist near 95816'),
  });
  expect(screen.getByText(/^Nothing matched/)).toHaveTextContent(
    /^Nothing matched “cardiologist”, Near 95816 and Tigrinya together, so we searched without Tigrinya\.$/,
  );
  expect(screen.queryByRole('link', { name: /Tigrinya/ })).toBeNull();
  await expectNoAxeViolations(container);
});

it('says so in Spanish', async () => {
  stubNetwork(() => ({
    results: someResults(2),
    inferred: [near],
    dropped: [wish('tigriña', 'que hable tigrina')],
  }));
  const { container } = await renderSearch(<Shown />, {
    address: at('cardiólogo cerca de 95816 que hable tigriña'),
    page: { locale: 'es', dictionary: es },
  });
  expect(container.querySelector('p')).toHaveTextContent(
    /^No encontramos nada con “cardiólogo”, Cerca de 95816 y tigriña a la vez, así que buscamos sin tigriña\.$/,
  );
  await expectNoAxeViolations(container);
});

it.each<[string, string[], string]>([
  ['tigrinya', ['Tigrinya'], 'Nothing matched Tigrinya, so we searched without it.'],
  [
    'doctor tigrinya dinka',
    ['Tigrinya', 'Dinka'],
    'Nothing matched “doctor”, Tigrinya and Dinka together, so we searched without Tigrinya and Dinka.',
  ],
])('says so of one wish alone and of several: %s', async (query, given, sentence) => {
  stubNetwork(() => ({
    results: someResults(2),
    dropped: given.map((one) => wish(one, one.toLowerCase())),
  }));
  await renderSearch(<Shown />, { address: at(query) });
  expect(screen.getByText(/^Nothing matched/)).toHaveTextContent(sentence);
});

it('does not tell the same words twice where places are open and nobody’s office is', async () => {
  stubNetwork(() => ({
    results: someResults(2),
    inferred: [wish('Open Sunday', 'open sunday')],
    dropped: [wish('Office open Sunday', 'open sunday')],
  }));
  await renderSearch(<Shown />, { address: at('eye doctor open sunday') });
  expect(screen.getByText(/^Nothing matched/)).toHaveTextContent(
    'Nothing matched “eye doctor” and Office open Sunday together, so we searched without Office open Sunday.',
  );
});

it('a pill whose label is not what was typed takes away the words it was read out of, and no others', async () => {
  stubNetwork(() => ({ results: someResults(2), inferred: [wish('Mujer', 'doctora mujer')] }));
  await renderSearch(<Shown />, {
    address: at('Doctora mujer, alergias'),
    page: { locale: 'es', dictionary: es },
  });
  expect(screen.queryByText(/^No hay/)).toBeNull();
  await userEvent.click(screen.getByRole('link', { name: /Mujer/ }));
  await settle();
  expect(inAddress('query')).toBe('alergias');
});

it.each([
  [
    'en',
    'pediatrician medi-cal',
    [],
    [
      'Our directory does not say who takes Medi-Cal. Ask the office before you go, or call the number on your card.',
    ],
  ],
  [
    'es',
    'pediatra medi-cal tigriña',
    [wish('tigriña', 'tigrina')],
    [
      'No encontramos nada con “pediatra” y tigriña a la vez, así que buscamos sin tigriña.',
      'Nuestro directorio no dice quién acepta Medi-Cal. Pregunte en el consultorio antes de ir o llame al número de su tarjeta.',
    ],
  ],
] as const)(
  'says of an insurer the directory does not know that nobody knows, not that nobody takes it (%s)',
  async (locale, query, given, sentences) => {
    const payer = { ...wish('Medi-Cal', 'medi cal'), details: { words: ['medi cal'], unknown: 'payer' } };
    stubNetwork(() => ({ results: someResults(2), dropped: [...given, payer] }));
    const { container } = await renderSearch(<Shown />, {
      address: at(query),
      page: locale === 'es' ? { locale, dictionary: es } : {},
    });
    expect([...container.querySelectorAll('p')].map((one) => one.textContent)).toEqual(sentences);
  },
);

it.each([
  ['en', 'kids dentist', 'dentists', 'Our directory lists no dentists. Below is what comes closest.'],
  [
    'es',
    'dentista para niños',
    'dentistas',
    'En nuestro directorio no hay dentistas. Abajo está lo que más se acerca.',
  ],
] as const)(
  'says that nobody here has the profession that was asked for (%s)',
  async (locale, query, many, sentence) => {
    const none = { ...wish(many, ''), details: { words: [], unknown: 'profession' } };
    stubNetwork(() => ({ results: someResults(2), dropped: [none] }));
    const { container } = await renderSearch(<Shown />, {
      address: at(query),
      page: locale === 'es' ? { locale, dictionary: es } : {},
    });
    expect([...container.querySelectorAll('p')].map((one) => one.textContent)).toEqual([sentence]);
  },
);

it.each([
  [
    'en',
    'dentist near golden gate park',
    'We do not know a place called “golden gate park”, so this is without it. A city or ZIP code works.',
  ],
  [
    'es',
    'dentista cerca de golden gate park',
    'No conocemos ningún lugar llamado “golden gate park”, así que buscamos sin él. Pruebe con una ciudad o un código postal.',
  ],
] as const)(
  'says of a place nobody here knows that it is not known (%s)',
  async (locale, query, sentence) => {
    const place = {
      ...wish('golden gate park', 'golden gate park'),
      details: { words: ['golden gate park'], unknown: 'place' },
    };
    stubNetwork(() => ({ results: someResults(2), dropped: [place] }));
    const { container } = await renderSearch(<Shown />, {
      address: at(query),
      page: locale === 'es' ? { locale, dictionary: es } : {},
    });
    expect([...container.querySelectorAll('p')].map((one) => one.textContent)).toEqual([sentence]);
  },
);
