import { bust } from './bust.ts';
import type { Ink, RampName } from './inks.ts';
import { choicesOf } from './random.ts';
import type { Choices } from './random.ts';
import {
  arcs,
  circle,
  each,
  ellipse,
  group,
  opacity,
  outline,
  path,
  picture,
  rect,
  ridge,
  stroke,
  times,
} from './shapes.ts';
import { cup, leaf, plant, tree, windowToHills } from './things.ts';

const W = 640;
const H = 420;

const wall = (fill: Ink): string => rect(0, 0, W, H, fill);
const floor = (fill: Ink, y = 316, edge: Ink = 'clay'): string =>
  rect(0, y, W, H - y, fill) + rect(0, y, W, 5, edge, 0, opacity(0.5));
const chair = (x: number, y: number, back: Ink, seat: Ink): string =>
  rect(x, y - 66, 58, 44, back, 9) +
  rect(x - 4, y - 30, 66, 17, seat, 8) +
  stroke(`M${x + 4} ${y - 14}V${y}M${x + 54} ${y - 14}V${y}`, 'ink', 5);
const LEAVES = { body2: 'hill', body3: 'deep' } as const;

/** An exam room: a padded table with a paper sheet, a stool, cupboards and a window to the hills. */
const examRoom = (): string =>
  wall('sky') +
  rect(0, 214, W, 102, 'sea', 0, opacity(0.55)) +
  floor('wall') +
  windowToHills(66, 58, 168, 128) +
  rect(416, 46, 168, 92, 'paper', 6) +
  stroke('M500 46V138', 'wall', 3) +
  rect(486, 86, 5, 16, 'mid', 2) +
  rect(509, 86, 5, 16, 'mid', 2) +
  rect(398, 212, 206, 12, 'paper', 3) +
  rect(408, 224, 186, 92, 'far') +
  stroke('M470 224V316M532 224V316', 'mid', 3) +
  each(
    [
      [434, 242],
      [496, 242],
      [558, 242],
    ],
    ([x, y]) => rect(x, y, 12, 4, 'hill', 2),
  ) +
  rect(560, 182, 18, 30, 'paper', 4) +
  rect(564, 174, 10, 9, 'near', 2) +
  rect(424, 190, 34, 22, 'lamp', 3) +
  stroke('M300 92v40c0 20 24 12 22 34', 'ink', 4.4) +
  rect(284, 62, 36, 38, 'paper', 6) +
  rect(290, 70, 24, 14, 'near', 3) +
  circle(322, 170, 8, 'hill') +
  rect(146, 286, 214, 62, 'hill', 8) +
  rect(158, 300, 88, 34, 'deep', 5) +
  rect(258, 300, 90, 34, 'deep', 5) +
  path('M128 262h250a10 10 0 0 1 10 10v16H128z', 'near') +
  path('M128 288V262C110 240 92 208 96 190C102 178 118 178 124 190L164 262z', 'near') +
  path('M132 254L108 200C106 188 114 186 120 194L158 258V266H330V262H150z', 'paper') +
  path('M152 258h190v10H152z', 'paper') +
  path('M326 258h30v46l-7 -6l-8 6l-8 -6l-7 6z', 'paper') +
  ellipse(462, 330, 38, 11, 'deep') +
  stroke('M462 334V372', 'ink', 7) +
  stroke('M436 384L462 370L488 384', 'ink', 6) +
  circle(434, 387, 5, 'ink') +
  circle(490, 387, 5, 'ink') +
  ellipse(252, 356, 130, 8, 'clay', opacity(0.35));

/** A waiting room with three chairs, a plant, a clock and someone at the front desk. */
const waitingRoom = (): string =>
  wall('sand') +
  rect(0, 0, W, 26, 'wall') +
  floor('sand-far', 318, 'sand-mid') +
  windowToHills(60, 74, 226, 140) +
  circle(350, 96, 26, 'paper') +
  stroke('M350 96V80M350 96L362 102', 'ink', 4) +
  rect(416, 34, 150, 34, 'hill', 6) +
  stroke('M446 51h66', 'paper', 5) +
  circle(536, 51, 6, 'lamp') +
  rect(404, 196, 236, 18, 'paper', 4) +
  rect(416, 214, 224, 104, 'near') +
  stroke('M452 232V306M488 232V306M524 232V306M560 232V306M596 232V306', 'hill', 5) +
  group(
    'translate(462 82) scale(0.56)',
    bust({
      skin: 6,
      hair: 'h1',
      behind: 'bun',
      before: 'part',
      dress: 'cardigan',
      cloth: 'deep',
      cloth2: 'ink',
      shirt: 'paper',
      face: 'round',
      isPlain: true,
      mouth: 'open',
    }),
  ) +
  rect(404, 196, 236, 18, 'paper', 4) +
  rect(566, 150, 44, 34, 'ink', 4) +
  stroke('M588 184V196', 'ink', 6) +
  chair(70, 350, 'near', 'hill') +
  chair(148, 350, 'near', 'hill') +
  chair(226, 350, 'lamp', 'clay') +
  plant(352, 352, 108, { ...LEAVES, pot: 'paper' }) +
  path('M96 392h210l18 14H78z', 'clay', opacity(0.3)) +
  ellipse(490, 388, 80, 12, 'sand-mid', opacity(0.6));

/** An entrance with sliding glass doors under a canopy, a level path, a ramp with a rail and a bench. */
const entrance = (by: Choices): string =>
  rect(0, 0, W, H, 'pale') +
  arcs(112, 92, 52, 8, 'paper', 2.4) +
  circle(112, 92, 36, 'sun') +
  ridge([by.int(236, 258), by.int(206, 224), by.int(244, 264), 222, 250, 206, 256], W, H, 'far') +
  ridge([by.int(280, 296), by.int(268, 280), 300, 274, 292], W, H, 'mid') +
  rect(178, 78, 400, 250, 'paper') +
  rect(168, 66, 420, 16, 'ink', 2) +
  times(7, (at) => rect(204 + at * 52, 104, 30, 40, by.int(0, 3) === 0 ? 'lamp' : 'near', 2)) +
  rect(262, 176, 232, 152, 'hill') +
  rect(270, 188, 104, 140, 'far') +
  rect(382, 188, 104, 140, 'far') +
  rect(336, 188, 84, 140, 'lamp', 0, opacity(0.55)) +
  rect(366, 240, 5, 34, 'ink', 2) +
  rect(385, 240, 5, 34, 'ink', 2) +
  path('M236 160H520L536 184H220z', 'deep') +
  rect(228, 184, 8, 144, 'ink') +
  rect(520, 184, 8, 144, 'ink') +
  stroke('M366 172h24M378 161v22', 'paper', 5) +
  rect(0, 328, W, 92, 'near') +
  path('M262 328H494L560 420H196z', 'wall') +
  path('M494 328L560 420H640V400L520 328z', 'sea') +
  stroke('M530 320L640 384M530 344V322M572 370V344M616 396V372', 'ink', 5) +
  tree(64, 350, 140, 'oval', 'ink') +
  tree(112, 356, 96, 'oval', 'deep') +
  tree(610, 330, 150, 'cypress', 'ink') +
  plant(212, 334, 66, { ...LEAVES, pot: 'clay' }) +
  rect(88, 366, 104, 10, 'clay', 4) +
  rect(96, 376, 8, 24, 'ink') +
  rect(176, 376, 8, 24, 'ink');

/** An imaging room: a wide ring-shaped scanner with a padded table and soft ceiling panels. */
const imagingRoom = (): string =>
  wall('far') +
  rect(0, 0, W, 40, 'ring2') +
  times(3, (i) => rect(60 + i * 180, 8, 150, 22, 'paper', 4, opacity(0.85))) +
  windowToHills(46, 96, 128, 96, false) +
  floor('sea', 330, 'mid') +
  circle(404, 204, 150, 'paper') +
  circle(404, 204, 150, 'none', outline('wall', 10)) +
  rect(288, 322, 232, 44, 'wall', 8) +
  circle(404, 204, 92, 'near') +
  circle(404, 204, 78, 'deep') +
  arcs(404, 204, 26, 4, 'near', 2.4, 0.9) +
  rect(72, 246, 380, 24, 'paper', 12) +
  rect(72, 262, 380, 8, 'mid', 4) +
  rect(92, 232, 300, 16, 'near', 8) +
  rect(96, 220, 70, 18, 'wall', 9) +
  rect(146, 270, 64, 84, 'mid') +
  rect(118, 346, 120, 18, 'near', 6) +
  circle(404, 76, 10, 'sun') +
  stroke('M514 166h14M520 190h16M520 214h16', 'mid', 5) +
  rect(574, 216, 46, 62, 'ink', 6) +
  rect(580, 222, 34, 34, 'ring2', 3) +
  stroke('M597 278V366M578 366h38', 'ink', 6);

/** A birth room with a wide bed, a cot beside it, a lamp and a window with curtains. */
const birthRoom = (): string =>
  wall('sand') +
  rect(0, 214, W, 110, 'wall') +
  floor('clay', 324, 's5') +
  rect(0, 324, W, 96, 'sand', 0, opacity(0.55)) +
  windowToHills(80, 60, 190, 130) +
  path(
    'M62 44H98C104 110 98 170 84 214H54C66 160 66 100 62 44zM252 44H288C284 100 284 160 296 214H266C252 170 246 110 252 44z',
    'sand-mid',
  ) +
  stroke('M50 44H300', 'hill', 6) +
  stroke('M590 330V150', 'ink', 5) +
  path('M562 152l14 -44h28l14 44z', 'lamp') +
  circle(590, 160, 46, 'lamp', opacity(0.25)) +
  rect(566, 326, 48, 8, 'ink', 4) +
  rect(300, 190, 18, 168, 'hill', 8) +
  rect(300, 282, 252, 56, 'near', 8) +
  rect(536, 256, 16, 100, 'hill', 7) +
  path('M318 284C316 246 336 236 376 244C392 248 396 268 394 290H318z', 'paper') +
  path('M376 266C420 250 500 250 540 266V318H376z', 'hill') +
  path('M376 266C420 250 500 250 540 266V280C500 266 420 266 376 284z', 'sea') +
  rect(330, 338, 10, 30, 'ink') +
  rect(514, 338, 10, 30, 'ink') +
  path('M120 268h122l-12 58h-98z', 'paper', opacity(0.95)) +
  path('M132 274h98l-6 26h-86z', 'sea') +
  ellipse(166, 280, 15, 13, 's4') +
  path('M150 276c2 -18 28 -20 32 -2c-12 -4 -22 -4 -32 2z', 'paper') +
  path('M176 292C190 276 216 278 226 292V304H170z', 'mid') +
  stroke('M136 326L128 376M226 326L234 376M130 360h102', 'ink', 5) +
  circle(126, 382, 6, 'ink') +
  circle(236, 382, 6, 'ink') +
  circle(452, 372, 36, 'far') +
  stroke('M428 362C436 346 450 342 462 344', 'paper', 5, opacity(0.8)) +
  cup(60, 300, 40, { obj: 'paper', ring: 'mid' }) +
  rect(28, 298, 70, 10, 'hill', 3) +
  stroke('M40 308V376M86 308V376', 'hill', 6);

/** Bottles on three shelves, one path to a colour: a bottle each would weigh more than the rest of the room. */
const BOTTLES = ((): string => {
  const colors: readonly [Ink, ...Ink[]] = ['near', 'lamp', 'sea', 'hill', 'far', 'sand', 'mid'];
  const bodies = new Map<Ink, string>();
  let lids = '';
  for (let at = 0; at < 45; at += 1) {
    const [row, place] = [Math.floor(at / 15), at % 15];
    if ((place + row * 2) % 9 === 4) continue;
    const height = [30, 22, 34, 26, 30, 20, 34, 28][(place * 5 + row * 3) % 8] ?? 30;
    const color = colors[(place * 3 + row * 2) % 7] ?? colors[0];
    const [x, y] = [62 + place * 35, 96 + row * 56 - height];
    bodies.set(color, `${bodies.get(color) ?? ''}M${x} ${y}h22v${height}h-22z`);
    lids += `M${x + 3} ${y - 2}h16`;
  }
  return (
    [...bodies].map(([color, d]) => path(d, color)).join('') +
    stroke(lids, 'ink', 5, ' stroke-linecap="butt"')
  );
})();

/** A pharmacy counter: shelves of bottles, a pharmacist, a screen and a bag ready to take home. */
const pharmacyCounter = (): string =>
  wall('pale') +
  rect(40, 48, 560, 176, 'paper', 6) +
  times(3, (row) => rect(52, 96 + row * 56, 536, 6, 'clay')) +
  BOTTLES +
  circle(320, 44, 38, 'deep') +
  stroke('M320 26v36M302 44h36', 'paper', 9) +
  group(
    'translate(150 118) scale(0.86)',
    bust({
      skin: 4,
      hair: 'h2',
      cover: 'hijab',
      wrap: 'hill',
      wrap2: 'deep',
      dress: 'coat',
      shirt: 'lamp',
      face: 'oval',
      brows: 'thick',
      mouth: 'open',
    }),
  ) +
  rect(0, 292, W, 16, 'clay') +
  rect(0, 308, W, 112, 'near') +
  stroke('M80 328V404M180 328V404M280 328V404M380 328V404M480 328V404M580 328V404', 'hill', 5) +
  rect(412, 196, 106, 74, 'ink', 6) +
  rect(420, 204, 90, 56, 'sea', 3) +
  stroke('M430 220h52M430 232h66M430 244h40', 'hill', 4) +
  stroke('M465 270V292M440 291h50', 'ink', 8) +
  path('M548 236h56v56h-56z', 'paper') +
  path('M548 236l8 -12h40l8 12z', 'wall') +
  stroke('M566 258h20', 'mid', 4) +
  rect(556, 268, 40, 5, 'mid', 2) +
  rect(74, 262, 40, 30, 'lamp', 4) +
  rect(78, 254, 32, 10, 'ink', 3) +
  rect(80, 272, 28, 14, 'paper') +
  plant(34, 292, 62, { ...LEAVES, pot: 'paper' });

/** A patient room: an adjustable bed, a chair for a visitor, a monitor and a wide window. */
const patientRoom = (): string =>
  wall('sky') +
  rect(0, 210, W, 114, 'sea', 0, opacity(0.55)) +
  floor('wall', 324) +
  windowToHills(70, 54, 210, 140) +
  rect(372, 120, 236, 14, 'paper', 4) +
  rect(560, 84, 26, 26, 'paper', 4) +
  stroke('M572 110v24', 'paper', 5) +
  rect(404, 72, 60, 44, 'ink', 5) +
  rect(410, 78, 48, 32, 'sea', 2) +
  stroke('M412 96h10l5 -10l7 18l6 -8h14', 'hill', 3) +
  rect(590, 200, 16, 170, 'near', 7) +
  rect(330, 292, 268, 46, 'near', 8) +
  path('M500 292L588 232C598 230 602 238 602 248V292z', 'hill') +
  path('M516 280L578 238C592 240 594 258 586 276L560 290z', 'paper') +
  path('M330 274C360 262 460 262 516 280V312H330z', 'paper') +
  path('M330 270C360 256 430 256 470 268V312H330z', 'mid') +
  stroke('M370 250V292M470 250V292M370 252H470', 'paper', 6) +
  stroke('M352 338V372M574 338V372', 'ink', 7) +
  circle(352, 378, 8, 'ink') +
  circle(574, 378, 8, 'ink') +
  stroke('M300 120V372M280 374h40M284 124h32', 'ink', 5) +
  rect(306, 130, 22, 40, 'paper', 6) +
  rect(306, 150, 22, 20, 'far', 5) +
  rect(96, 250, 100, 70, 'lamp', 12) +
  rect(84, 306, 124, 34, 'clay', 10) +
  stroke('M100 340V372M192 340V372', 'ink', 7) +
  rect(222, 318, 46, 8, 'hill', 3) +
  stroke('M245 326V372', 'hill', 6) +
  plant(245, 318, 52, { ...LEAVES, pot: 'paper' });

/** A room for blood tests: a chair with an arm rest, a rack of tubes and shelves. */
const lab = (): string =>
  wall('sand') +
  rect(0, 0, W, 22, 'wall') +
  floor('sand-far', 322, 'sand-mid') +
  windowToHills(58, 62, 150, 120) +
  rect(400, 60, 200, 12, 'clay', 3) +
  times(5, (i) =>
    rect(
      416 + i * 37,
      26 + (i % 2) * 8,
      24,
      34 - (i % 2) * 8,
      (['near', 'lamp', 'hill', 'sea', 'mid'] as const)[i] ?? 'near',
      3,
    ),
  ) +
  rect(392, 208, 248, 14, 'paper', 3) +
  rect(404, 222, 236, 100, 'near') +
  stroke('M484 222V322M562 222V322', 'hill', 4) +
  rect(424, 172, 92, 36, 'paper', 5) +
  times(5, (i) => rect(433 + i * 16, 154, 9, 34, i === 2 ? 'far' : 'sea', 4)) +
  rect(548, 150, 56, 58, 'ink', 8) +
  circle(576, 178, 16, 'mid') +
  rect(214, 186, 92, 104, 'near', 14) +
  rect(200, 276, 132, 34, 'hill', 12) +
  rect(300, 236, 66, 18, 'lamp', 9) +
  stroke('M352 252V308', 'ink', 7) +
  rect(194, 240, 34, 16, 'hill', 8) +
  stroke('M232 310V360M300 310V360', 'ink', 8) +
  stroke('M214 364H318', 'ink', 8) +
  ellipse(452, 346, 34, 10, 'deep') +
  stroke('M452 350V384M430 388h44', 'ink', 6) +
  plant(108, 364, 96, { ...LEAVES, pot: 'paper' });

/** A garden with a bench under a tree, a fountain, flowers and a winding level path. */
const garden = (): string =>
  rect(0, 0, W, H, 'pale') +
  arcs(462, 118, 60, 8, 'paper', 2.4) +
  circle(462, 118, 42, 'sun') +
  ridge([226, 184, 234, 190, 222, 196, 228], W, H, 'far') +
  rect(0, 176, 210, 92, 'paper') +
  rect(0, 168, 220, 10, 'ink') +
  times(4, (i) => rect(18 + i * 48, 194, 28, 36, i === 1 ? 'lamp' : 'near', 2)) +
  ridge([268, 256, 270, 256, 266], W, H, 'mid') +
  path('M0 300C180 276 460 276 640 296V420H0z', 'near') +
  path(
    'M296 420C270 370 330 350 362 326C388 306 356 292 342 280H372C394 296 432 312 412 340C388 372 382 386 430 420z',
    'wall',
  ) +
  stroke('M130 320C132 270 128 230 130 190', 'ink', 18) +
  each(
    [
      [130, 136, 58],
      [84, 164, 40],
      [176, 162, 42],
      [130, 104, 40],
    ],
    ([x, y, q], i) => circle(x, y, q, i % 2 ? 'hill' : 'deep'),
  ) +
  rect(56, 322, 172, 12, 'clay', 4) +
  rect(56, 296, 172, 10, 'clay', 4) +
  stroke('M74 296V356M210 296V356', 'ink', 6) +
  ellipse(530, 356, 84, 20, 'hill') +
  ellipse(530, 350, 78, 16, 'sea') +
  rect(522, 300, 16, 50, 'wall') +
  ellipse(530, 300, 34, 9, 'paper') +
  stroke('M530 296C520 276 508 280 502 296M530 296C540 276 552 280 558 296M530 294V272', 'paper', 4) +
  each(
    [
      [28, 372],
      [64, 386],
      [104, 376],
      [250, 384],
      [276, 372],
      [452, 398],
      [600, 392],
    ],
    ([x, y], i) =>
      leaf(x, y + 20, 30, -14, 'ink') +
      leaf(x + 6, y + 20, 26, 18, 'deep') +
      circle(x + 2, y - 8, 7, i % 2 ? 'lamp' : 'paper'),
  ) +
  tree(606, 312, 120, 'cypress', 'ink') +
  tree(576, 308, 84, 'cypress', 'deep');

/** A chair, a plant and a cup of tea by a wide window to the hills. */
const windowSeat = (): string =>
  wall('sand') +
  rect(0, 0, W, 26, 'wall') +
  floor('sand-far', 318, 'sand-mid') +
  windowToHills(176, 64, 292, 172) +
  ellipse(150, 372, 96, 12, 'sand-mid', opacity(0.5)) +
  rect(92, 206, 116, 112, 'near', 22) +
  rect(78, 286, 144, 48, 'hill', 18) +
  rect(70, 254, 26, 76, 'near', 12) +
  rect(204, 254, 26, 76, 'near', 12) +
  stroke('M94 334V366M206 334V366', 'ink', 7) +
  rect(268, 306, 92, 10, 'clay', 5) +
  stroke('M284 316L276 368M344 316L352 368', 'clay', 6) +
  cup(312, 306, 46, { obj: 'paper', ring: 'mid' }) +
  plant(520, 366, 168, { ...LEAVES, pot: 'paper' });

export const ROOMS = {
  'exam-room': examRoom,
  'waiting-room': waitingRoom,
  entrance,
  'imaging-room': imagingRoom,
  'birth-room': birthRoom,
  'pharmacy-counter': pharmacyCounter,
  'patient-room': patientRoom,
  lab,
  garden,
  'window-seat': windowSeat,
};

export type RoomName = keyof typeof ROOMS;

export const isRoomName = (name: string): name is RoomName => Object.hasOwn(ROOMS, name);

/** A room as a file of 640 by 420; the id decides from which side it is seen, and what stands behind an entrance. */
export function drawRoom(name: RoomName, id: string, ramp: RampName = 'main'): string {
  const by = choicesOf(`${name}/${id}`);
  const isMirrored = by.int(0, 1) === 1;
  const room = ROOMS[name](by);
  return picture(W, H, isMirrored ? group(`translate(${W} 0) scale(-1 1)`, room) : room, ramp);
}
