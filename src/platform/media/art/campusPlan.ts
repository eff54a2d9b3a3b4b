import type { Ink, RampName } from './inks.ts';
import { choicesOf } from './random.ts';
import { circle, each, group, path, picture, rect, stroke } from './shapes.ts';

const [W, H] = [960, 640];

/** Signs, drawn since pictures have no text. */
const SIGNS = {
  parking: stroke('M-8 16V-16H3a10 10 0 0 1 0 20H-8', 'paper', 7),
  elevator: path('M-11 -3L0 -16L11 -3zM-11 4L0 17L11 4z', 'paper'),
  bus:
    rect(-14, -13, 28, 23, 'paper', 5) +
    rect(-10, -9, 20, 9, 'near', 2) +
    circle(-7, 11, 4, 'paper') +
    circle(7, 11, 4, 'paper'),
  emergency: rect(-5, -17, 10, 34, 'paper', 2) + rect(-17, -5, 34, 10, 'paper', 2),
};
/** The numbers of the steps, as lines. */
const DIGITS = [
  'M-7 -9L2 -15V15',
  'M-9 -7a9 9 0 1 1 16 6L-9 15H10',
  'M-8 -12a8 7 0 1 1 6 12a8 8 0 1 1 -8 10',
];

const sign = (name: keyof typeof SIGNS, x: number, y: number, ground: Ink = 'near'): string =>
  group(`translate(${x} ${y})`, circle(0, 0, 27, ground) + SIGNS[name]);

/** Where a step of the way leads: the number that the words beside the plan have. */
const step = (number: 1 | 2 | 3, x: number, y: number): string =>
  group(
    `translate(${x} ${y})`,
    circle(0, 0, 30, 'paper') + circle(0, 0, 25, 'ink') + stroke(DIGITS[number - 1] ?? '', 'paper', 5),
  );

const building = (x: number, y: number, w: number, h: number): string =>
  rect(x + 7, y + 9, w, h, 'ink', 14, ' opacity=".18"') +
  rect(x, y, w, h, 'hill', 14) +
  rect(x + 12, y + 12, w - 24, h - 24, 'deep', 8);

/** A line on the floor that leads somewhere inside. */
const floorLine = (d: string, color: Ink): string => stroke(d, color, 7, ' stroke-dasharray="2 15"');

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
 * A campus from above as a file of 960 by 640. The numbers are the steps from the street: the sign at the drive, the garage
 * with its walkway, the main entrance; the cross is the emergency room, the dotted lines are those on the floor, to imaging
 * and to the elevators. The same id has the same plan.
 */
export function drawCampusPlan(id: string, ramp: RampName = 'main'): string {
  const by = choicesOf(`campus/${id}`);
  const wing = by.int(0, 40);
  const trees: [number, number][] = Array.from({ length: 14 }, (_, at) => [70 + at * 64, by.pick([34, 606])]);
  const low = 300 + wing;
  const body =
    rect(0, 0, W, H, 'sand-far') +
    each(trees, ([x, y]) => circle(x, y, 17, 'sand-mid')) +
    stroke('M-20 520H980', 'paper', 58) +
    stroke('M380 520V430H470', 'paper', 40) +
    stroke('M-20 520H980', 'sand-mid', 3, ' stroke-dasharray="18 20"') +
    stroke('M300 402H250', 'paper', 26, ' stroke-linecap="butt"') +
    building(300, 90, 350, 210 + wing) +
    building(120, 120, 140, 130) +
    building(700, 110 + wing, 170, 160) +
    stroke('M260 190H302M648 200H702', 'near', 22, ' stroke-linecap="butt"') +
    floorLine(`M470 ${low - 36}V200H360V140`, 'lamp') +
    floorLine(`M500 ${low - 36}V230H590V150`, 'paper') +
    circle(470, 415, 44, 'paper') +
    circle(470, 415, 22, 'mid') +
    parkingLot(70, 350, by.int(6, 7)) +
    // The walkway from the garage to the main building.
    stroke(`M250 372H330V${low - 4}`, 'near', 16) +
    parkingLot(690, 370, by.int(6, 8)) +
    sign('elevator', 400, low - 60) +
    sign('elevator', 590, 140) +
    sign('bus', by.int(580, 650), 572) +
    sign('emergency', 870, 190 + wing, 'sun') +
    circle(345, 470, 11, 'sun') +
    step(1, 345, 520) +
    step(2, 262, 402) +
    step(3, 470, low + 8);
  return picture(W, H, body, ramp);
}
