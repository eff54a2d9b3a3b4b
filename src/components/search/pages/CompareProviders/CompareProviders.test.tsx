import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import type { ComparedProvider } from '#src/domain/compare/comparedProvider.ts';
import type { Provider } from '#src/domain/entities/Provider.ts';
import { booking } from '#src/i18n/en/booking.ts';
import { compare as en } from '#src/i18n/en/compare.ts';
import { provider as providerWords } from '#src/i18n/en/provider.ts';
import { compare as es } from '#src/i18n/es/compare.ts';
import { createLacks } from '#src/page/lacks.ts';
import type { ComponentDataContext } from '#src/context/ComponentData.ts';
import { expectNoAxeViolations } from '#tests/support/expectNoAxeViolations.ts';
import { OnPage, pageFixture, renderOnPage } from '#tests/support/renderOnPage.tsx';
import { loadCompareProviders } from './CompareProviders.data.ts';
import { CompareProviders } from './CompareProviders.tsx';
import { placed } from '#tests/support/placed.ts';

const dictionary = { ...en, ...providerWords, ...booking };
const rendering = placed('CompareProviders', { uid: 'uid-1' });
const props = { rendering, params: {}, fields: {} };
const one = (id: string, more: Partial<ComparedProvider> = {}): ComparedProvider => ({
  id,
  name: `Doctor ${id}`,
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
  offices: [],
} as Partial<ComparedProvider>);
const data = { asked: ['a', 'b'], providers: [one('a'), bare], gone: 0, failed: 0, beyond: 0 };
const cells = (row: RegExp) => within(screen.getByRole('row', { name: row })).getAllByRole('cell');

beforeEach(() => localStorage.clear());

describe('loadCompareProviders', () => {
  const found = { entityTypeId: 'healthcareProfessional', specialties: [], affiliates: [], languages: [] };
  const lists = { plans: [], offices: [], schedules: [], openScheduling: false };
  const provider = (id: string) =>
    ({ ...found, ...lists, id, name: id, path: `/find-provider/${id}` }) as unknown as Provider;
  const entity = jest.fn(async (_type: string, id: string) => {
    if (id === 'gone') return { kind: 'absent' } as const;
    if (id === 'down') throw new Error('x');
    return { kind: 'found', value: provider(id) } as const;
  });
  const lacks = createLacks(() => undefined);
  const load = (providers?: string | string[]) =>
    loadCompareProviders(rendering, {
      directory: { entity },
      locale: 'es',
      query: { providers },
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

  it('shows every fact under its provider, and says what is not known', async () => {
    const { container } = renderOnPage(<CompareProviders {...props} data={data} />, { dictionary });
    expect(screen.getByRole('link', { name: 'Doctor a' })).toHaveAttribute('href', '/find-provider/doctor-a');
    expect(cells(/New patients/)[0]).toHaveTextContent('Accepting new patients');
    expect(cells(/Next available/).map((cell) => cell.textContent)).toEqual([
      'Doctor aTomorrow',
      'Doctor bNot known',
    ]);
    expect(cells(/Languages/)[0]).toHaveTextContent('Igbo');
    expect(cells(/Health plans/)[0]).toHaveTextContent('Gold, Silver');
    expect(cells(/Rating/)[0]).toHaveTextContent('4.9 out of 5 stars');
    expect(cells(/Rating/)[1]).toHaveTextContent('Not known');
    await expectNoAxeViolations(container);
  });

  it('[R-108] is whole without scripts, and makes up no distance', () => {
    const html = renderToString(
      <OnPage page={pageFixture({ dictionary })}>
        <CompareProviders {...props} data={data} />
      </OnPage>,
    );
    expect(html).toContain('Doctor b');
    expect(html).not.toContain('miles away');
    expect(html).not.toContain('Use my position');
    expect(html).toContain('href="/compare?providers=b"');
  });

  it('[R-108] says how far once the position is allowed', async () => {
    const getCurrentPosition = jest.fn((success: PositionCallback) =>
      success({ coords: { latitude: 38, longitude: -122.1 } } as GeolocationPosition),
    );
    Object.defineProperty(navigator, 'geolocation', { value: { getCurrentPosition }, configurable: true });
    renderOnPage(<CompareProviders {...props} data={data} />, { dictionary });
    expect(getCurrentPosition).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: 'Use my position' }));
    expect(cells(/Distance/).map((cell) => cell.textContent)).toEqual([
      expect.stringMatching(/^Doctor a5\.\d miles away from you$/),
      'Doctor bNot known',
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
      dictionary: { ...dictionary, ...es },
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
