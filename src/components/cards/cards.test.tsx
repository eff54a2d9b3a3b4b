import fc from 'fast-check';
import { render } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { cards } from '#src/components/cards.server.generated.ts';
import { type CardType, cardStrings } from '#src/components/cards/testing/drawCard.tsx';
import { dateFields, everyField } from '#src/components/cards/testing/everyField.ts';
import { rows } from '#src/components/rows.generated.ts';
import type { RegistryRow } from '#src/declaration/RegistryRow.ts';
import type { Locale } from '#src/domain/entities/common.ts';
import type { SearchResult } from '#src/domain/search/SearchAnswer.ts';
import { expectNoAxeViolations } from '#tests/support/expectNoAxeViolations.ts';
import { OnPage, pageFixture } from '#tests/support/renderOnPage.tsx';

/* What holds for every result card, also for those to come: it iterates over the registry. */

type Data = Record<string, unknown>;
const types = Object.keys(cards) as CardType[];
const groups = [...new Set(Object.values<RegistryRow>(rows).flatMap(({ strings }) => strings))];
/** A key of the dictionary that found no words, because the row does not name its group. */
const wordless = new RegExp(`(?:^|[\\s>"(])(?:${groups.join('|')})\\.[a-z]`, 'i');

/** The server's HTML of a card for a result, with the words of its row. */
async function drawing(
  cardType: CardType,
  locale: Locale = 'en',
): Promise<(result?: SearchResult) => string> {
  const Card = cards[cardType];
  const page = pageFixture({ locale, dictionary: await cardStrings(cardType) });
  return (result) =>
    renderToStaticMarkup(
      <OnPage page={page}>
        <Card result={result} number={3} headingLevel={3} />
      </OnPage>,
    );
}

/** Cards that are for one type of entity alone. */
const ownTypes: Partial<Record<string, string>> = { Service: 'ce_service' };

const found = (data: Data, more: Partial<SearchResult> = {}): SearchResult => ({ id: 'id1', data, ...more });

/** The paths of all members, at every depth. */
function pathsOf(value: unknown, path: string[] = []): string[][] {
  if (typeof value !== 'object' || value === null) return [path];
  const below = Object.entries(value).flatMap(([key, member]) => pathsOf(member, [...path, key]));
  return path.length > 0 ? [path, ...below] : below;
}

function replaced(data: Data, [key = '', ...rest]: readonly string[], value: unknown): Data {
  const copy = (Array.isArray(data) ? [...data] : { ...data }) as Data;
  if (rest.length === 0) copy[key] = value;
  else if (typeof copy[key] === 'object' && copy[key] !== null)
    copy[key] = replaced(copy[key] as Data, rest, value);
  return copy;
}

const LONG = 'Extraordinarily long '.repeat(10).slice(0, 200).trim();
const RIGHT_TO_LEFT = 'مركز الرعاية العاجلة في خليج ألدر';
const garbage = fc.oneof(
  { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 2, stringUnit: 'grapheme' }) },
  {
    weight: 2,
    arbitrary: fc.constantFrom<unknown>(
      ...[null, '', ' ', 0, -1, 1e21, true, false, [], {}, [[]], [null], [{}], { url: {} }, { name: 7 }],
      ...['0001-01-01', '0001-01-01T00:00:00Z', '2026-13-45', 'true', '\ud800', LONG, RIGHT_TO_LEFT],
      ...[
        '<script>alert(1)</script>',
        '"><img src=x onerror=alert(1)>',
        'javascript:alert(1)',
        '//evil.example',
      ],
      ...[{ url: 'javascript:alert(1)' }, [{ name: '<script>alert(1)</script>', address: 'x' }]],
      ...['healthcareProfessional', 'healthcareFacility', 'ce_researchPublication', 'ce_investigator'],
    ),
  },
);
const spoilt = fc
  .array(fc.tuple(fc.constantFrom(...pathsOf(everyField)), garbage), { minLength: 1, maxLength: 8 })
  .map((changes) => changes.reduce((data, [path, value]) => replaced(data, path, value), everyField));
const anything = fc.dictionary(fc.constantFrom(...Object.keys(everyField)), garbage);

/** What must not be in the HTML of any card. */
function expectSound(html: string, data: Data) {
  const given = JSON.stringify(data);
  expect(html).not.toMatch(/<script|<img[^>]*onerror=|href="\s*javascript:|src="\s*javascript:/i);
  expect(html).not.toMatch(wordless);
  for (const word of ['undefined', 'NaN', '[object Object]', 'Invalid Date'])
    if (!given.includes(word)) expect(html).not.toContain(word);
}

it('there are cards', () => {
  expect(types.length).toBeGreaterThan(10);
});

describe.each(types)('the card %s', (cardType) => {
  const entityType = ownTypes[cardType];
  const typed = entityType ? { entityType } : {};

  // A card may log what it was wrongly used for.
  beforeEach(() => void jest.spyOn(console, 'error').mockImplementation(() => undefined));
  afterEach(() => jest.restoreAllMocks());

  it('shows nothing without a result, and nothing for one that says nothing', async () => {
    const draw = await drawing(cardType);
    expect([draw(), draw(found({}))]).toEqual(['', '']);
  });

  it('shows a result that says everything, in the words of its row', async () => {
    const draw = await drawing(cardType);
    const html = draw(found(everyField, { distance: { metres: 2000, from: { kind: 'you' } }, ...typed }));
    expect(html).toContain('Sleep and the heart');
    expectSound(html, everyField);
  });

  it('stands whatever a member holds', async () => {
    const draw = await drawing(cardType);
    fc.assert(
      fc.property(fc.oneof(spoilt, anything), fc.boolean(), (data, isTyped) => {
        const own = typeof data.type === 'string' ? { entityType: data.type } : {};
        expectSound(draw(found(data, isTyped ? typed : own)), data);
      }),
      { numRuns: 60 },
    );
  });

  it.each([
    ['long', LONG],
    ['right-to-left', RIGHT_TO_LEFT],
    ['hostile', '<script>alert(1)</script>'],
  ])('shows a %s name as it is, as its link', async (_, name) => {
    const draw = await drawing(cardType);
    const { container } = render(
      <main
        dangerouslySetInnerHTML={{
          __html: `<h1>Results</h1><h2>Found</h2>${draw(found({ name, slug: 'x', c_questionParaphrased: name }, typed))}`,
        }}
      />,
    );
    expect(container.querySelector('script')).toBeNull();
    const heading = container.querySelector('h3');
    // Of a card whose name is rich text, of which a script leaves nothing, there is none.
    if (heading || !name.startsWith('<')) {
      expect(heading).toHaveTextContent(name);
      expect(heading).toHaveAttribute('dir', 'auto');
      expect(heading?.querySelector('a')?.textContent).toBe(name);
      expect(heading?.querySelector('a')).toHaveAttribute('href');
    }
    await expectNoAxeViolations(container);
  });

  it('leads on in the language of the page, wherever its links come from', async () => {
    const draw = await drawing(cardType, 'es');
    const inside = { applicationUrl: '/volunteer/apply', c_registerUrl: '/find-event/sign-up' };
    const html = draw(found({ ...everyField, ...inside }, typed));
    const addresses = [...html.matchAll(/<a [^>]*?href="([^"]*)"/g)].map(([, href]) => href!);
    expect(
      addresses.filter((href) => /^\/(?!(?:es|-|api|404)(?:[/?#]|$)|\/|maps\/.*pdf)/.test(href)),
    ).toEqual([]);
  });

  it('takes an unset date for none', async () => {
    const draw = await drawing(cardType);
    const withDates = (date: string | undefined) =>
      draw(found({ ...everyField, ...Object.fromEntries(dateFields.map((field) => [field, date])) }, typed));
    expect(withDates('0001-01-01')).toBe(withDates(undefined));
    expect(withDates('0001-01-01T00:00:00Z')).toBe(withDates(undefined));
  });
});
