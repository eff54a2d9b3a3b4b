import userEvent from '@testing-library/user-event';
import {
  asked,
  goBackTo,
  inAddress,
  placed,
  renderSearch,
  screen,
  settle,
  stubNetwork,
} from '#src/components/search/testing/searchHarness.tsx';
import { testMissingField } from '#src/components/search/testing/testFacet.tsx';
import { expectNoAxeViolations } from '#tests/support/expectNoAxeViolations.ts';
import { StarRatingFacet } from './StarRatingFacet.tsx';

const field = 'c_reputationRatingFiveStar';
/** Options as a range each, as the service sends them, in no useful order. */
const wire = (stars: number[]) => ({
  fieldId: field,
  displayName: 'Star Rating',
  options: stars.map((from) => ({
    displayName: String(from),
    count: 100 - from,
    selected: false,
    filter: { [field]: { $between: { $ge: from, $le: 5 } } },
  })),
});
const network = (stars = [3, 5, 1, 4, 2]) => stubNetwork(() => ({ facets: [wire(stars)] as never }));
const facet = (params: Record<string, string> = {}) => (
  <StarRatingFacet {...placed('StarRatingFacet', { FacetFieldId: field, Label: 'Star rating', ...params })} />
);
const radios = () => screen.getAllByRole<HTMLInputElement>('radio');
/** What is read out: the stars themselves are not. */
const nameOf = (radio: Element) => {
  const label = radio.closest('label')?.cloneNode(true) as Element;
  for (const drawn of label.querySelectorAll('[aria-hidden=true]')) drawn.remove();
  return label.textContent;
};
const chosen = () => inAddress('facets');
const atLeast = (stars: number) => [{ i: field, o: [{ m: '$between', v: { $ge: stars, $le: 5 } }] }];
const press = async (keys: string) => {
  await userEvent.keyboard(keys);
  await settle();
};

it('[Q-284, Q-285, C-135] offers five ratings drawn in five stars, the highest first', async () => {
  network();
  const { container } = await renderSearch(facet());
  expect(screen.getByRole('radiogroup', { name: 'Star rating' })).toBeVisible();
  expect(radios().map(nameOf)).toEqual([
    '5 stars95',
    '4 stars and up96',
    '3 stars and up97',
    '2 stars and up98',
    '1 star and up99',
  ]);
  for (const radio of radios())
    expect(radio.closest('label')?.querySelectorAll('.Stars-star')).toHaveLength(5);
  await expectNoAxeViolations(container);
});

it('[Q-283] a choice takes the place of the one before and searches again', async () => {
  const { searches } = network();
  await renderSearch(facet());
  await userEvent.click(screen.getByRole('radio', { name: /^3 stars/ }));
  await settle();
  expect(chosen()).toEqual(atLeast(3));
  await userEvent.click(screen.getByRole('radio', { name: /^5 stars/ }));
  await settle();
  expect(chosen()).toEqual(atLeast(5));
  expect(asked(searches.at(-1), 'facetFilters')).toEqual({
    [field]: [{ [field]: { $between: { $ge: 5, $le: 5 } } }],
  });
  expect(searches).toHaveLength(3);
  expect(radios().filter((radio) => radio.checked)).toHaveLength(1);
});

it('several ratings in an address are one after the next choice', async () => {
  network();
  const both = [3, 2].map((from) => ({ m: '$between', v: { $ge: from, $le: 5 } }));
  await renderSearch(facet(), {
    address: `/find-location?facets=${encodeURIComponent(JSON.stringify([{ i: field, o: both }]))}`,
  });
  await userEvent.click(screen.getByRole('radio', { name: /^4 stars/ }));
  await settle();
  expect(chosen()).toEqual(atLeast(4));
});

it('moves and chooses by the arrow keys, around both ends, as one stop of the Tab key', async () => {
  network();
  await renderSearch(facet());
  await press('{Tab}');
  expect(radios()[0]).toHaveFocus();
  await press(' ');
  expect(chosen()).toEqual(atLeast(5));
  await press('{ArrowDown}');
  expect(radios()[1]).toHaveFocus();
  expect(chosen()).toEqual(atLeast(4));
  await press('{ArrowUp}');
  await press('{ArrowUp}');
  expect(radios()[4]).toHaveFocus();
  expect(chosen()).toEqual(atLeast(1));
  await press('{Tab}');
  expect(screen.getByRole('button', { name: 'Any rating' })).toHaveFocus();
});

it('“Any rating” takes the choice back and keeps the focus in the group', async () => {
  network();
  await renderSearch(facet());
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('radio', { name: /^4 stars/ }));
  await settle();
  await userEvent.click(screen.getByRole('button', { name: 'Any rating' }));
  await settle();
  expect(chosen()).toBeUndefined();
  expect(radios()[0]).toHaveFocus();
  expect(radios().some((radio) => radio.checked)).toBe(false);
});

it('follows the address back', async () => {
  network();
  await renderSearch(facet());
  await userEvent.click(screen.getByRole('radio', { name: /^4 stars/ }));
  await goBackTo('/find-location');
  expect(radios().some((radio) => radio.checked)).toBe(false);
});

it('[Q-286, Q-287] says that not everybody has a rating, and where to learn more', async () => {
  network();
  const { unmount } = await renderSearch(facet({ LearnMoreLink: '/about-us/ratings' }), {
    page: { locale: 'es' },
  });
  expect(screen.getByText(/Not all providers currently have a star rating\./)).toBeVisible();
  expect(screen.getByRole('link', { name: /^Learn more/ })).toHaveAttribute('href', '/es/about-us/ratings');
  unmount();
  await renderSearch(facet());
  expect(screen.getByRole('link', { name: /^Learn more/ })).toHaveAttribute(
    'href',
    expect.stringMatching(/^\//),
  );
});

it('reads plain numbers too, and leaves out what is no rating', async () => {
  stubNetwork(() => ({
    facets: [
      {
        fieldId: field,
        displayName: 'Star Rating',
        options: [7, 0, 4, Number.NaN].map((value) => ({
          displayName: String(value),
          count: 1,
          selected: false,
          filter: { [field]: { $eq: value } },
        })),
      },
    ],
  }));
  await renderSearch(facet());
  expect(radios().map(nameOf)).toEqual(['4 stars1']);
});

it('is hidden without options', async () => {
  network([]);
  const { container } = await renderSearch(facet());
  expect(container).toBeEmptyDOMElement();
});

testMissingField(StarRatingFacet, '[X-020]');
