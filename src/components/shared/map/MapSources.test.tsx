import { act, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import userEvent from '@testing-library/user-event';
import { hasConsent, saveConsent } from '#src/browser/consent.ts';
import type { MapTiles } from '#src/domain/map/MapTiles.ts';
import { map as mapEn } from '#src/i18n/en/map.ts';
import { map as mapEs } from '#src/i18n/es/map.ts';
import { expectNoAxeViolations } from '#tests/support/expectNoAxeViolations.ts';
import { OnPage, pageFixture, renderOnPage } from '#tests/support/renderOnPage.tsx';
import { MapSources } from './MapSources.tsx';
import { useStreets } from './useStreets.ts';

const ofOthers: MapTiles = {
  url: 'https://tiles.example.org/{z}/{x}/{y}.png',
  maxZoom: 18,
  attribution: [
    { text: '© ' },
    { text: 'Open Streets', href: 'https://open.example.org/c' },
    { text: ' people' },
  ],
  host: 'tiles.example.org',
};
const { host: _host, ...own } = ofOthers;

function Drawn() {
  return <output>{useStreets().drawn ? 'streets' : 'boundaries'}</output>;
}
const page = (mapTiles: MapTiles | undefined, locale: 'en' | 'es' = 'en') => {
  const fixture = pageFixture({ locale, dictionary: locale === 'en' ? mapEn : mapEs });
  return { ...fixture, config: { ...fixture.config, ...(mapTiles && { mapTiles }) } };
};
const element = (
  <>
    <p>
      <MapSources />
    </p>
    <Drawn />
  </>
);
const draw = (mapTiles: MapTiles | undefined, locale?: 'en' | 'es') =>
  renderOnPage(element, page(mapTiles, locale));
const drawn = () => screen.getByRole('status').textContent;

beforeEach(() => localStorage.clear());

it('without a street map says whose boundaries and names they are, and offers nothing', () => {
  const { container } = draw(undefined);
  expect(container.querySelector('p')).toHaveTextContent(
    /^Boundaries: U\.S\. Census Bureau\. Names: GeoNames$/,
  );
  expect(drawn()).toBe('boundaries');
});

it('streets of another party are drawn once they are allowed, until they no longer are', async () => {
  const { container } = draw(ofOthers);
  expect(drawn()).toBe('boundaries');
  expect(screen.getByText(/come from tiles\.example\.org, which learns/)).toBeVisible();
  await expectNoAxeViolations(container);
  await userEvent.click(screen.getByRole('button', { name: 'Show streets' }));
  expect(drawn()).toBe('streets');
  expect(hasConsent('C0003')).toBe(true);
  await userEvent.click(screen.getByRole('button', { name: 'Hide streets' }));
  expect(drawn()).toBe('boundaries');
  expect(hasConsent('C0003')).toBe(false);
});

it('what was allowed before holds, and ends when it is taken back elsewhere on the page', () => {
  saveConsent(['C0002', 'C0003']);
  draw(ofOthers);
  expect(drawn()).toBe('streets');
  act(() => saveConsent(['C0002']));
  expect(drawn()).toBe('boundaries');
});

it('allowing streets allows nothing else, and takes nothing else back', async () => {
  draw(ofOthers);
  await userEvent.click(screen.getByRole('button', { name: 'Show streets' }));
  expect(hasConsent('C0002')).toBe(false);
  act(() => saveConsent(['C0002', 'C0003']));
  await userEvent.click(screen.getByRole('button', { name: 'Hide streets' }));
  expect([hasConsent('C0002'), hasConsent('C0003')]).toEqual([true, false]);
});

it('holds for the page where storage is closed', async () => {
  const closed = [jest.spyOn(Storage.prototype, 'setItem'), jest.spyOn(Storage.prototype, 'getItem')].map(
    (spy) =>
      spy.mockImplementation(() => {
        throw new Error('closed');
      }),
  );
  draw(ofOthers);
  await userEvent.click(screen.getByRole('button', { name: 'Show streets' }));
  expect(drawn()).toBe('streets');
  for (const spy of closed) spy.mockRestore();
});

it('streets of the site itself are drawn at once, and nobody is asked', () => {
  draw(own);
  expect(drawn()).toBe('streets');
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

it.each([
  ['of another party, not drawn yet', ofOthers],
  ['of the site itself', own],
])('whose streets they are is said with its link: %s', (_whose, mapTiles) => {
  draw(mapTiles);
  expect(screen.getByRole('link', { name: 'Open Streets' })).toHaveAttribute(
    'href',
    'https://open.example.org/c',
  );
  expect(screen.getByText(/^Streets:/)).toHaveTextContent('Streets: © Open Streets people');
});

it('the server keeps the room of the offer, which works once scripts run', () => {
  const html = renderToString(
    <OnPage page={page(ofOthers)}>
      <MapSources isAwake={false} />
    </OnPage>,
  );
  expect(html).toContain('data-asleep=""');
  expect(html).toContain('Show streets');
});

it('speaks Spanish', () => {
  draw(ofOthers, 'es');
  expect(screen.getByRole('button', { name: 'Mostrar las calles' })).toBeVisible();
  expect(screen.getByText(/^Calles:/)).toBeVisible();
});
