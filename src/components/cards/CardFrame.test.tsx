import { screen } from '@testing-library/react';
import { NO_PAGE } from '#src/components/cards/resultFields.ts';
import { cards as en } from '#src/i18n/en/cards.ts';
import { cards as es } from '#src/i18n/es/cards.ts';
import type { PageProps } from '#src/context/PageProps.ts';
import { expectNoAxeViolations } from '#tests/support/expectNoAxeViolations.ts';
import { renderOnPage } from '#tests/support/renderOnPage.tsx';
import { CardFrame, type CardFrameProps, CardPlace, type CardPlaceProps } from './CardFrame.tsx';

const draw = (props: Partial<CardFrameProps> = {}, page: Partial<PageProps> = {}) =>
  renderOnPage(<CardFrame name="Harbor Clinic" href="/harbor" headingLevel={2} {...props} />, {
    dictionary: page.locale === 'es' ? es : en,
    ...page,
  });
const classes = (container: HTMLElement) =>
  [...container.querySelectorAll('.CardFrame-layout > *')].map((part) => part.className);

it('stands with a name alone, without holes for what is left out', async () => {
  const { container } = draw();
  expect(classes(container)).toEqual(['CardFrame-facts']);
  expect(container.querySelector('.CardFrame-facts')?.children).toHaveLength(1);
  await expectNoAxeViolations(container);
});

it('has its parts in a fixed order', async () => {
  const { container } = draw({
    picture: <span>art</span>,
    eyebrow: 'Class',
    children: <p>facts</p>,
    tags: ['Asthma', 'Sleep'],
    actions: <a href="/book">Book</a>,
  });
  expect(classes(container)).toEqual(['CardFrame-picture', 'CardFrame-facts', 'CardFrame-actions']);
  expect(container).toHaveTextContent('artClassHarbor ClinicfactsAsthmaSleepBook');
  await expectNoAxeViolations(container);
});

it('wears the number of its pin on the picture, or before the facts', () => {
  const { container, unmount } = draw({ number: 7, picture: <span>art</span> });
  expect(container.querySelector('.CardFrame-picture')).toHaveTextContent('artNumber on the map: 7');
  unmount();
  const bare = draw({ number: 7 });
  expect(classes(bare.container)).toEqual(['CardFrame-number', 'CardFrame-facts']);
  expect(bare.container.querySelector('.CardFrame-number')).toHaveTextContent('Number on the map: 7');
});

it.each<[string, string, string, PageProps['locale']]>([
  ['a page of the site', '/harbor', '/harbor', 'en'],
  ['a page in Spanish', '/harbor', '/es/harbor', 'es'],
  ['another site', 'https://other.example/x', 'https://other.example/x', 'es'],
  ['[Q-086] the page that says there is none', NO_PAGE, '/404', 'en'],
  ['[Q-086] the same in Spanish', NO_PAGE, '/404', 'es'],
])('[Q-085] its name leads to %s', (_, href, expected, locale) => {
  draw({ href }, { locale });
  expect(screen.getByRole('link', { name: 'Harbor Clinic' })).toHaveAttribute('href', expected);
});

describe('the place', () => {
  const told = (props: CardPlaceProps) => {
    const { container } = renderOnPage(<CardPlace {...props} />, { dictionary: en });
    return container.textContent?.replaceAll('\u00a0', ' ');
  };

  it.each<[string, CardPlaceProps, string]>([
    ['nothing', {}, ''],
    ['no number of places without a place', { more: 3 }, ''],
    ['a place', { place: 'Alder Bay' }, 'Alder Bay'],
    ['[R-027] one mile', { distance: { miles: 1, from: { kind: 'you' } } }, '1 mile away from you'],
    [
      '[R-028] other distances',
      { distance: { miles: 0, from: { kind: 'place', name: 'Davis' } }, place: 'Alder Bay' },
      '0 miles from Davis · Alder Bay',
    ],
    ['[Q-345] one more', { place: 'Alder Bay', more: 1 }, 'Alder Bay + 1 location'],
    ['[Q-346] several more', { place: 'Alder Bay', more: 12 }, 'Alder Bay + 12 locations'],
  ])('%s', (_, props, expected) => {
    expect(told(props)).toBe(expected);
  });
});
