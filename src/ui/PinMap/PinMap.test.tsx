import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expectNoAxeViolations } from '#tests/support/expectNoAxeViolations.ts';
import { PinMap } from './PinMap.tsx';

const labels = { zoomIn: 'Zoom in', zoomOut: 'Zoom out', loading: 'Loading', failed: 'No map' };
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
      cities: [],
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
