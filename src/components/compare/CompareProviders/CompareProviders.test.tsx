import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import type { ComparedProvider } from '#src/domain/compare/comparedProvider.ts';
import type { Provider } from '#src/domain/entities/Provider.ts';
import { booking } from '#src/i18n/en/booking.ts';
import { comparison as en } from '#src/i18n/en/comparison.ts';
import { provider as providerWords } from '#src/i18n/en/provider.ts';
import { booking as bookingEs } from '#src/i18n/es/booking.ts';
import { comparison as es } from '#src/i18n/es/comparison.ts';
import { createLacks } from '#src/page/lacks.ts';
import type { ComponentDataContext } from '#src/context/ComponentData.ts';
import { expectNoAxeViolations } from '#tests/support/expectNoAxeViolations.ts';
import { fakeIntersection } from '#tests/support/fakeIntersection.ts';
import { OnPage, pageFixture, renderOnPage } from '#tests/support/renderOnPage.tsx';
import { type ComparedData, loadCompareProviders } from './CompareProviders.data.ts';
import { CompareProviders } from './CompareProviders.tsx';
import { placed } from '#tests/support/placed.ts';

const dictionary = { ...en, ...providerWords, ...booking };
const rendering = placed('CompareProviders', { uid: 'uid-1' });
const props = { rendering, params: {}, fields: {} };
const one = (id: string, more: Partial<ComparedProvider> = {}): ComparedProvider => ({
  id,
  uid: `1${id}`,
  name: `Doctor ${id}`,
  offer: { kind: 'scheduling-page', href: `/schedule?providerId=${id}`, daysToFirstSlot: 1 },
  treats: ['Asthma', 'Eczema'],
  path: `/find-provider/doctor-${id}`,
  specialties: [{ name: 'Cardiology', status: 'Open', hidesBooking: false }],
  languages: ['Igbo'],
  plans: ['Gold', 'Silver'],
  rating: { kind: 'rated', stars: 4.9 },
  daysToFirstSlot: 1,
  offersVideoVisit: true,
  offices: [{ name: 'Harbor', city: 'Alder Bay', coordinate: { latitude: 38, longitude: -122 } }],
  ...more,
});
const bare = one('b', {
  specialties: [],
  languages: [],
  plans: [],
  rating: { kind: 'unknown' },
  daysToFirstSlot: undefined,
  offersVideoVisit: false,
  offer: { kind: 'call', phone: '+19165550134' },
  treats: [],
  offices: [],
} as Partial<ComparedProvider>);
const data: ComparedData = {
  ...{ asked: ['a', 'b'], providers: [one('a'), bare], gone: 0, failed: 0, beyond: 0 },
  firstDays: { a: 'Tue, Nov 24' },
};
const cells = (row: RegExp) => within(screen.getByRole('row', { name: row })).getAllByRole('cell');

beforeEach(() => localStorage.clear());

describe('loadCompareProviders', () => {
  const found = { entityTypeId: 'healthcareProfessional', specialties: [], affiliates: [], languages: [] };
  const lists = { plans: [], offices: [], schedules: [], conditions: [], openScheduling: false };
  const provider = (id: string) =>
    ({ ...found, ...lists, id, name: id, path: `/find-provider/${id}` }) as unknown as Provider;
  const entity = jest.fn(async (_type: string, id: string) => {
    if (id === 'gone') return { kind: 'absent' } as const;
    if (id === 'down') throw new Error('x');
    return { kind: 'found', value: provider(id) } as const;
  });
  const lacks = createLacks(() => undefined);
  const searchAddress = jest.fn(async (words: string) => {
    if (words === '00001') throw new Error('down');
    const area = { id: '1', type: 'Geography', entityType: 'PostalCodeArea' };
    return words === '95816'
      ? [
          {
            ...area,
            freeformAddress: 'Sacramento, CA 95816',
            position: { latitude: 38.57, longitude: -121.46 },
          },
        ]
      : [];
  });
  const load = (providers?: string | string[], zip?: string) =>
    loadCompareProviders(rendering, {
      directory: { entity },
      maps: { searchAddress },
      now: new Date('2026-11-23T20:00:00Z'),
      locale: 'es',
      query: { providers, zip },
      config: pageFixture().config,
      orElse: lacks.orElse,
    } as unknown as ComponentDataContext);

  it('loads who the address names, in its order; who cannot be had spoils nothing', async () => {
    const loaded = await load('z,gone,a,down');
    expect(loaded?.providers.map(({ id }) => id)).toEqual(['z', 'a']);
    expect(loaded).toMatchObject({ gone: 1, failed: 1 });
    expect(entity).toHaveBeenCalledWith('healthcareProfessional', 'z', 'es');
    expect(lacks.isAny).toBe(true);
  });

  it('asks for four at most, and for nothing that is no id', async () => {
    entity.mockClear();
    expect((await load(['a,b,c', 'd,e', '../x', 'a']))?.beyond).toBe(1);
    expect(entity).toHaveBeenCalledTimes(4);
    expect((await load('a,b,c,d'))?.beyond).toBe(0);
    entity.mockClear();
    expect((await load())?.providers).toEqual([]);
    expect(entity).not.toHaveBeenCalled();
  });

  it.each([
    ['95816', { near: { zip: '95816', name: 'Sacramento, CA 95816', position: expect.anything() } }],
    ['95816-0042', { near: { zip: '95816' } }],
    ['99999', { zipProblem: 'unknown' }],
    ['00001', { zipProblem: 'unanswered' }],
    ['<script>', { zipProblem: 'unread' }],
  ])('[R-108] a ZIP code of %s', async (zip, expected) => {
    const loaded = await load('a', zip);
    expect(loaded).toMatchObject(expected);
    expect(loaded?.providers).toHaveLength(1);
  });
});

describe('CompareProviders', () => {
  it('says one true thing when nobody could be asked for: not that there is nobody', () => {
    renderOnPage(<CompareProviders {...props} data={{ ...data, providers: [], failed: 2 }} />, {
      dictionary,
    });
    expect(screen.getByText(/could not be shown just now/)).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Try again' })).toHaveAttribute('href', '/compare?providers=a,b');
    expect(screen.queryByText('Nobody to compare yet')).toBeNull();
  });

  it('shows every fact under its provider, and what is not told is explained once', async () => {
    const { container } = renderOnPage(<CompareProviders {...props} data={data} />, { dictionary });
    const head = screen.getByRole('columnheader', { name: /Doctor a/ });
    expect(within(head).getByRole('link', { name: 'Doctor a' })).toHaveAttribute(
      'href',
      '/find-provider/doctor-a',
    );
    expect(head).toHaveTextContent('Cardiology');
    expect(cells(/New patients/)[0]).toHaveTextContent('Accepting new patients');
    expect(cells(/Languages/)[0]).toHaveTextContent('Igbo');
    expect(cells(/Languages/)[1]).toHaveTextContent(/^Not told to us$/);
    expect(cells(/Health plans/)[0]).toHaveTextContent('Gold, Silver');
    const treated = within(cells(/Treats/)[0]!).getAllByRole('listitem');
    expect(treated.map(({ textContent }) => textContent)).toEqual(['Asthma', 'Eczema']);
    expect(cells(/Rating/)[0]).toHaveTextContent('4.9 out of 5 stars');
    expect(screen.getAllByText(/you can ask when you call or book/)).toHaveLength(1);
    await expectNoAxeViolations(container);
  });

  it('books each as it can be booked, and names the day', () => {
    renderOnPage(<CompareProviders {...props} data={data} />, { dictionary });
    const heads = screen.getAllByRole('columnheader').slice(1);
    expect(within(heads[0]!).getByRole('link', { name: /Book/ })).toHaveAttribute(
      'href',
      '/schedule?providerId=a',
    );
    expect(heads[0]).toHaveTextContent(/tomorrow, Tue, Nov 24/i);
    expect(within(heads[1]!).getByRole('link', { name: /916-555-0134/ })).toHaveAttribute(
      'href',
      expect.stringMatching(/^tel:/),
    );
  });

  it('leaves out a line of which nobody told anything', () => {
    const silent = [one('a', { rating: { kind: 'unknown' } }), one('b', { rating: { kind: 'unknown' } })];
    renderOnPage(<CompareProviders {...props} data={{ ...data, providers: silent }} />, { dictionary });
    expect(screen.queryByRole('row', { name: /Rating/ })).toBeNull();
    expect(screen.queryByText(/you can ask when you call/)).toBeNull();
  });

  it('says what sets one apart, where it follows from what is known of all', () => {
    const three = [
      one('a', { languages: ['Spanish'], rating: { kind: 'rated', stars: 4.8 }, daysToFirstSlot: 3 }),
      one('b', { languages: ['Igbo'], daysToFirstSlot: 1 }),
      one('c', { languages: ['Igbo'], daysToFirstSlot: 3, rating: { kind: 'rated', stars: 4.1 } }),
    ];
    renderOnPage(<CompareProviders {...props} data={{ ...data, providers: three }} />, { dictionary });
    expect(cells(/Languages/)[0]).toHaveTextContent('The only one of your three listed with Spanish');
    expect(cells(/Languages/)[1]).not.toHaveTextContent('only one');
    expect(cells(/Rating/)[1]).toHaveTextContent('Highest of your three');
    expect(screen.getAllByRole('columnheader')[2]).toHaveTextContent('Earliest online of your three');
  });

  it('marks lines in which all are alike, so that they can be put aside', () => {
    const alike = [one('a'), one('b', { languages: ['Thai'] })];
    renderOnPage(<CompareProviders {...props} data={{ ...data, providers: alike }} />, { dictionary });
    expect(screen.getByRole('checkbox', { name: 'Show differences only' })).not.toBeChecked();
    expect(screen.getByRole('row', { name: /Treats/ })).toHaveAttribute('data-same');
    expect(screen.getByRole('row', { name: /Languages/ })).not.toHaveAttribute('data-same');
  });

  it('has a link to each column, by which a phone shows one at a time', () => {
    renderOnPage(<CompareProviders {...props} data={data} />, { dictionary });
    const tabs = within(screen.getByRole('navigation', { name: 'Doctors in this comparison' }));
    for (const [index, link] of tabs.getAllByRole('link').entries()) {
      const id = link.getAttribute('href')!.slice(1);
      expect(document.getElementById(id)).toBe(screen.getAllByRole('columnheader')[index + 1]);
    }
  });

  it('on a phone only the column in view makes room, in every line: the first, until another is', async () => {
    const scroll = fakeIntersection();
    renderOnPage(<CompareProviders {...props} data={data} />, { dictionary });
    const lines = screen.getAllByRole('row').map((line) => [...line.children].slice(1));
    const aside = () => lines.map((cells) => cells.map((cell) => cell.hasAttribute('data-aside')));
    expect(lines.length).toBeGreaterThan(4);
    expect(aside()).toEqual(lines.map(() => [false, true]));
    await scroll.scrollTo(1);
    expect(aside()).toEqual(lines.map(() => [true, false]));
    scroll.restore();
  });

  it('the line that is read stays where it is when lines above it grow or shrink', async () => {
    const scroll = fakeIntersection();
    const scrollBy = jest.spyOn(window, 'scrollBy').mockImplementation(() => undefined);
    renderOnPage(<CompareProviders {...props} data={data} />, { dictionary });
    // Two lines are above the window; the one in it is 120 lower once the other column is in view.
    screen.getAllByRole('row').forEach((line, index) => {
      const lower = () => (line.children[1]?.hasAttribute('data-aside') ? 120 : 0);
      line.getBoundingClientRect = () => ({ top: index * 200 - 300 + lower() }) as DOMRect;
    });
    await scroll.scrollTo(1);
    expect(scrollBy.mock.calls).toEqual([[{ top: 120, behavior: 'instant' }]]);
    scrollBy.mockRestore();
    scroll.restore();
  });

  it('arrow keys go from one to the next', async () => {
    renderOnPage(<CompareProviders {...props} data={data} />, { dictionary });
    const [first, second] = within(screen.getByRole('navigation')).getAllByRole('link');
    first!.focus();
    await userEvent.keyboard('{ArrowRight}');
    expect(second).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}{ArrowLeft}');
    expect(first).toHaveFocus();
  });

  it('[R-108] is whole without scripts, and makes up no distance', () => {
    const html = renderToString(
      <OnPage page={pageFixture({ dictionary })}>
        <CompareProviders {...props} data={data} />
      </OnPage>,
    );
    expect(html).toContain('Doctor b');
    expect(html).not.toContain('Distance from');
    expect(html).not.toContain('Use my position');
    expect(html).toContain('href="/compare?providers=b"');
    expect(html).toMatch(/<form[^>]* action="\/compare"/);
    expect(html).toContain('name="providers" value="a,b"');
  });

  it('[R-108] says how far from the ZIP code of the address, and keeps it', () => {
    const near = {
      zip: '95816',
      name: 'Sacramento, CA 95816',
      position: { latitude: 38, longitude: -122.1 },
    };
    renderOnPage(<CompareProviders {...props} data={{ ...data, near }} />, { dictionary });
    expect(cells(/Distance from 95816/)[0]).toHaveTextContent(/^5\.\d milesHarbor/);
    expect(screen.getByRole('textbox', { name: 'ZIP code' })).toHaveValue('95816');
    expect(screen.getByRole('link', { name: 'Remove Doctor a' })).toHaveAttribute(
      'href',
      '/compare?providers=b&zip=95816',
    );
  });

  it('[R-108] says why there is no distance', () => {
    renderOnPage(<CompareProviders {...props} data={{ ...data, zipProblem: 'unknown' }} />, { dictionary });
    expect(screen.getByText('We do not know this ZIP code.')).toBeVisible();
    expect(screen.queryByRole('row', { name: /Distance/ })).toBeNull();
  });

  it('[R-108] says how far once the position is allowed', async () => {
    const getCurrentPosition = jest.fn((success: PositionCallback) =>
      success({ coords: { latitude: 38, longitude: -122.1 } } as GeolocationPosition),
    );
    Object.defineProperty(navigator, 'geolocation', { value: { getCurrentPosition }, configurable: true });
    renderOnPage(<CompareProviders {...props} data={data} />, { dictionary });
    expect(getCurrentPosition).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: 'Use my position' }));
    expect(cells(/Distance from you/).map((cell) => cell.textContent)).toEqual([
      expect.stringMatching(/^5\.\d milesHarbor$/),
      'Not told to us',
    ]);
  });

  it('removing somebody leaves the others, in the address and on the device', async () => {
    localStorage.setItem('compared', 'a,b');
    renderOnPage(<CompareProviders {...props} data={data} />, { dictionary });
    const remove = screen.getByRole('link', { name: 'Remove Doctor a' });
    expect(remove).toHaveAttribute('href', '/compare?providers=b');
    remove.addEventListener('click', (event) => event.preventDefault());
    await userEvent.click(remove);
    expect(localStorage.getItem('compared')).toBe('b');
  });

  it('a shared address leaves the list of the device alone', () => {
    localStorage.setItem('compared', 'z');
    renderOnPage(<CompareProviders {...props} data={data} />, { dictionary });
    expect(localStorage.getItem('compared')).toBe('z');
  });

  it('says what is kept where, and one button forgets it', async () => {
    localStorage.setItem('compared', 'a,b');
    const { container } = renderOnPage(<CompareProviders {...props} data={data} />, { dictionary });
    expect(container).toHaveTextContent('kept on this device only');
    await userEvent.click(screen.getByRole('button', { name: 'Forget my list' }));
    expect(localStorage.getItem('compared')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Forget my list' })).not.toBeInTheDocument();
  });

  it('without anybody says how it works and leads to the list of the device', async () => {
    localStorage.setItem('compared', 'a,b,c');
    const none = { ...data, providers: [], gone: 1 };
    const { container } = renderOnPage(<CompareProviders {...props} data={none} />, { dictionary });
    expect(screen.getByRole('link', { name: 'Show the 3 on this device' })).toHaveAttribute(
      'href',
      '/compare?providers=a,b,c',
    );
    expect(screen.getByRole('link', { name: 'Find a doctor' })).toHaveAttribute('href', '/find-provider');
    expect(container).toHaveTextContent('no longer listed');
    await expectNoAxeViolations(container);
  });

  it('says when the address names more than fit', () => {
    const { container, unmount } = renderOnPage(
      <CompareProviders {...props} data={{ ...data, beyond: 1 }} />,
      { dictionary },
    );
    expect(container).toHaveTextContent('the first 4');
    unmount();
    expect(
      renderOnPage(<CompareProviders {...props} data={data} />, { dictionary }).container,
    ).not.toHaveTextContent('the first');
  });

  it('tells somebody who compares nobody with nobody how to add another', () => {
    const alone = { ...data, providers: [one('a')] };
    const { container } = renderOnPage(<CompareProviders {...props} data={alone} />, { dictionary });
    expect(container).toHaveTextContent('Press “Compare”');
  });

  it('speaks Spanish, its links too', () => {
    renderOnPage(<CompareProviders {...props} data={data} />, {
      dictionary: { ...dictionary, ...bookingEs, ...es },
      locale: 'es',
    });
    expect(screen.getByRole('heading', { name: 'Comparar médicos' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Quitar Doctor a' })).toHaveAttribute(
      'href',
      '/es/compare?providers=b',
    );
  });

  it('[E-072] shows its name to editors', () => {
    renderOnPage(<CompareProviders {...props} data={data} />, { mode: 'edit' });
    expect(screen.getByRole('note')).toHaveTextContent('CompareProviders');
  });
});
