import type { RampName } from './inks.ts';
import { choicesOf } from './random.ts';
import { circle, each, group, path, picture, rect, stroke, times } from './shapes.ts';

const [W, H] = [960, 640];

/** A round sign: a letter P, a lift or a bus, drawn since pictures have no text. */
const SIGNS = {
  parking: stroke('M-8 16V-16H3a10 10 0 0 1 0 20H-8', 'paper', 7),
  elevator: path('M-11 -3L0 -16L11 -3zM-11 4L0 17L11 4z', 'paper'),
  bus:
    rect(-14, -13, 28, 23, 'paper', 5) +
    rect(-10, -9, 20, 9, 'near', 2) +
    circle(-7, 11, 4, 'paper') +
    circle(7, 11, 4, 'paper'),
};

const sign = (name: keyof typeof SIGNS, x: number, y: number): string =>
  group(`translate(${x} ${y})`, circle(0, 0, 27, 'near') + SIGNS[name]);

/** An entrance: a coral arrow that points into the building. */
const entrance = (x: number, y: number, turn: number): string =>
  group(`translate(${x} ${y}) rotate(${turn})`, path('M-15 14L0 -12L15 14z', 'sun'));

const building = (x: number, y: number, w: number, h: number): string =>
  rect(x + 7, y + 9, w, h, 'ink', 14, ' opacity=".18"') +
  rect(x, y, w, h, 'hill', 14) +
  rect(x + 14, y + 14, w - 28, h - 28, 'deep', 8);

/** Places for cars, seen from above. */
const parkingLot = (x: number, y: number, places: number): string =>
  rect(x, y, places * 26 + 24, 104, 'far', 10) +
  stroke(
    Array.from({ length: places + 1 }, (_, at) => `M${x + 12 + at * 26} ${y + 14}v28m0 20v28`).join(''),
    'paper',
    3,
  ) +
  sign('parking', x + places * 13 + 12, y + 52);

/**
 * A campus from above as a file of 960 by 640: buildings, entrances, parking, elevators and where the bus stops. The same
 * id has the same plan.
 */
export function drawCampusPlan(id: string, ramp: RampName = 'main'): string {
  const by = choicesOf(`campus/${id}`);
  const wing = by.int(0, 60);
  const trees: [number, number][] = Array.from({ length: 14 }, (_, at) => [70 + at * 64, by.pick([34, 606])]);
  const body =
    rect(0, 0, W, H, 'sand-far') +
    each(trees, ([x, y]) => circle(x, y, 17, 'sand-mid')) +
    stroke('M-20 520H980', 'paper', 58) +
    stroke('M470 520V430', 'paper', 40) +
    stroke('M-20 520H980', 'sand-mid', 3, ' stroke-dasharray="18 20"') +
    building(300, 110, 330, 190 + wing) +
    building(150, 150, 130, 130) +
    building(680, 130 + wing, 170, 150) +
    stroke('M280 214H300M630 214H680', 'near', 22, ' stroke-linecap="butt"') +
    circle(470, 400, 44, 'paper') +
    circle(470, 400, 20, 'mid') +
    parkingLot(110, 350, by.int(6, 8)) +
    parkingLot(650, 360, by.int(6, 8)) +
    entrance(470, 322 + wing, 0) +
    entrance(215, 302, 0) +
    entrance(872, 205 + wing, -90) +
    sign('elevator', 400, 200) +
    sign('elevator', 765, 205 + wing) +
    sign('bus', by.int(560, 640), 572) +
    times(3, (at) => rect(330 + at * 96, 134, 60, 24, 'near', 6));
  return picture(W, H, body, ramp);
}
