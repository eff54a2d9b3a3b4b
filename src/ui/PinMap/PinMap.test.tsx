import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { MapTiles } from '#src/domain/map/MapTiles.ts';
import { expectNoAxeViolations } from '#tests/support/expectNoAxeViolations.ts';
import { PinMap } from './PinMap.tsx';

const labels = {
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  loading: 'Loading',
  failed: 'No map',
  streetsFailed: 'No streets',
};
const at = (number: number, latitude: number, longitude: number, colour?: string) => ({
  number,
  label: `${number}: Place`,
  coordinate: { latitude, longitude },
  ...(colour ? { colour } : {}),
});
const size = (pixels: number) => ({ configurable: true, get: () => pixels });
beforeAll(() => {
  // jsdom draws nothing; with this Leaflet takes its SVG renderer, as every browser does.
  Object.assign(SVGElement.prototype, { createSVGRect: () => ({}) });
  Object.defineProperty(HTMLElement.prototype, 'clientWidth', size(600));
  Object.defineProperty(HTMLElement.prototype, 'clientHeight', size(600));
});
beforeEach(() => {
  window.scrollTo = jest.fn();
  window.fetch = jest.fn(async () => ({
    ok: true,
    json: async () => ({
      land: [],
      borders: { type: 'MultiLineString', coordinates: [] },
      cities: [{ name: 'Riverton', latitude: 38.3, longitude: -122, zoom: 5 }],
    }),
  })) as unknown as typeof window.fetch;
});
const pins = () => screen.queryAllByRole('button', { name: /^\d: / });

it('draws pins in their colours, with an ink that can be read, and says what is told of a pressed one', async () => {
  const drawn = [at(1, 38, -121, '#ffcc00'), at(2, 33, -117, '#006666'), at(3, 40, -123)];
  const { container } = render(<PinMap pins={drawn} labels={labels} card={(number) => `Card ${number}`} />);
  await waitFor(() => expect(pins()).toHaveLength(3));
  const circles = pins().map((pin) => pin.querySelector('circle')?.getAttribute('fill') ?? null);
  expect(circles).toEqual(['#ffcc00', '#006666', null]);
  expect(pins().map((pin) => pin.querySelector('svg')?.dataset.ink)).toEqual(['dark', undefined, undefined]);
  await userEvent.click(pins()[1]!);
  expect(screen.getByText('Card 2')).toBeVisible();
  await expectNoAxeViolations(container);
});

it('a colour that is none is not written into the page', async () => {
  render(<PinMap pins={[at(1, 38, -121, '"><img src=x>')]} labels={labels} card={() => null} />);
  await waitFor(() => expect(pins()).toHaveLength(1));
  expect(pins()[0]?.querySelector('img, circle')).toBeNull();
});

it('zoom 1 shows the whole state; each step parts near pins further', async () => {
  const near = [at(1, 38, -121), at(2, 38.4, -121)];
  const { rerender } = render(<PinMap pins={near} zoom={1} labels={labels} card={() => null} />);
  await waitFor(() => expect(pins()).toHaveLength(1));
  rerender(<PinMap pins={near} zoom={4} labels={labels} card={() => null} />);
  await waitFor(() => expect(pins()).toHaveLength(2));
});

describe('streets', () => {
  const streets: MapTiles = {
    url: 'https://tiles.example.org/{z}/{x}/{y}.png',
    maxZoom: 17,
    attribution: [{ text: 'Open', href: 'https://open.example.org' }],
    host: 'tiles.example.org',
  };
  const here = [at(1, 38, -121)];
  const element = (given?: MapTiles, zoom?: number) => (
    <PinMap pins={here} streets={given} {...(zoom && { zoom })} labels={labels} card={() => 'Card'} />
  );
  const tiles = () => [...document.querySelectorAll<HTMLImageElement>('img.leaflet-tile')];
  const drawMap = async (given?: MapTiles, zoom?: number) => {
    const drawn = render(element(given, zoom));
    await waitFor(() => expect(pins()).toHaveLength(1));
    return drawn;
  };

  it('none are asked for unless they are given, and none are left when they are taken away', async () => {
    const { rerender } = await drawMap();
    expect(tiles()).toEqual([]);
    rerender(element(streets));
    expect(tiles().length).toBeGreaterThan(0);
    rerender(element());
    expect(tiles()).toEqual([]);
    expect(pins()).toHaveLength(1);
  });

  it('their host hears what part of the map is looked at, and of the page no more than where it is from', async () => {
    const { container } = await drawMap(streets);
    for (const tile of tiles()) {
      expect(tile.src).toMatch(/^https:\/\/tiles\.example\.org\/\d+\/\d+\/\d+\.png$/);
      expect(tile.referrerPolicy).toBe('strict-origin');
      expect(tile).toHaveAttribute('alt', '');
    }
    expect(new Set(tiles().map(({ src }) => src)).size).toBe(tiles().length);
    await expectNoAxeViolations(container);
  });

  it('lie between the boundaries and the pins, which still answer', async () => {
    await drawMap(streets);
    const heightOf = (inside: Element | null | undefined) => {
      const pane = inside?.closest<HTMLElement>('.leaflet-pane:not(.leaflet-map-pane)');
      return Number(pane?.style.zIndex || 600);
    };
    const ground = document.querySelector('.leaflet-pane > svg');
    expect(heightOf(ground)).toBeLessThan(heightOf(tiles()[0]));
    expect(heightOf(tiles()[0])).toBeLessThan(heightOf(pins()[0]));
    await userEvent.click(pins()[0]!);
    expect(screen.getByText('Card')).toBeVisible();
  });

  it('when none comes it is said, the boundaries and their names stay; when some come it is not said', async () => {
    await drawMap(streets, 1);
    expect(screen.getByText('Riverton')).toBeInTheDocument();
    for (const tile of tiles()) fireEvent.error(tile);
    expect(await screen.findByText('No streets')).toBeVisible();
    expect(screen.getByText('Riverton')).toBeInTheDocument();
    fireEvent.load(tiles()[0]!);
    await waitFor(() => expect(screen.queryByText('No streets')).not.toBeInTheDocument());
  });

  it('go as near as there are tiles, the boundaries no nearer than before', async () => {
    await drawMap(streets);
    const zoomOf = () => Number(/org\/(\d+)/.exec(tiles().at(-1)?.src ?? '')?.[1]);
    expect(zoomOf()).toBe(15);
    for (let time = 0; time < 4; time += 1) {
      await userEvent.click(screen.getByRole('button', { name: 'Zoom in' }));
    }
    await waitFor(() => expect(zoomOf()).toBe(17));
  });
});
