/** A rectangle on a map: pixels from its top left. */
export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** The name of a point, and the pixels its letters take. */
export interface PointName {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Where a name stands beside its point. */
export type Side = 'right' | 'left' | 'above' | 'below';

/** A name that has room: the box holds its point, too, unless a pin covers that (`isUnderPin`), beside which the name stands. */
export interface PlacedName<Of extends PointName> {
  name: Of;
  side: Side;
  box: Box;
  isUnderPin: boolean;
}

/** Across a point, and between it and its name. */
export const POINT = 5;
export const POINT_GAP = 4;
/** What is kept free around a name. */
const MARGIN = 3;
/** Pixels of map for each name: more of them are noise, however much room there is. */
const ROOM = 11_000;
/** In the order they are tried. */
const SIDES: readonly Side[] = ['right', 'left', 'above', 'below'];

/**
 * The names that have room in a view, those named first before others. None is cut by the edge, none lies on another, on
 * another's point or on what the view holds already (`taken`: buttons, tiles; `pins`); one without room on any side of its
 * point is left out, its point with it. A town under a pin is named beside the pin: it is the one that is looked for.
 */
export function placeNames<Of extends PointName>(
  names: readonly Of[],
  view: { width: number; height: number },
  taken: readonly Box[] = [],
  pins: readonly Box[] = [],
): PlacedName<Of>[] {
  const most = Math.floor((view.width * view.height) / ROOM);
  const placed: PlacedName<Of>[] = [];
  const held = [...taken, ...pins];
  for (const name of names) {
    if (placed.length >= most) break;
    const isFree = (box: Box) =>
      isInside(box, view) &&
      !held.some((other) => overlap(grown(box), other)) &&
      !placed.some((other) => overlap(grown(box), other.box));
    const pin = pins.find((one) => holds(one, name));
    const boxAt = (side: Side) => (pin ? besidePin(name, pin, side) : boxOf(name, side));
    const side = SIDES.find((one) => isFree(boxAt(one)));
    if (side) placed.push({ name, side, box: boxAt(side), isUnderPin: pin !== undefined });
  }
  return placed;
}

const holds = ({ left, top, right, bottom }: Box, { x, y }: PointName): boolean =>
  left <= x && x <= right && top <= y && y <= bottom;

/** What the letters of a name cover on a side of the pin over its point. */
function besidePin({ width, height }: PointName, pin: Box, side: Side): Box {
  const [x, y] = [(pin.left + pin.right) / 2, (pin.top + pin.bottom) / 2];
  if (side === 'right' || side === 'left') {
    const left = side === 'right' ? pin.right + POINT_GAP : pin.left - POINT_GAP - width;
    return { left, right: left + width, top: y - height / 2, bottom: y + height / 2 };
  }
  const top = side === 'below' ? pin.bottom + POINT_GAP : pin.top - POINT_GAP - height;
  return { left: x - width / 2, right: x + width / 2, top, bottom: top + height };
}

/** Whether two boxes have more than an edge in common. */
export function overlap(one: Box, other: Box): boolean {
  return one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
}

/** What a name and its point cover together. */
function boxOf({ x, y, width, height }: PointName, side: Side): Box {
  const half = POINT / 2;
  if (side === 'right' || side === 'left') {
    const [before, after] = [half, half + POINT_GAP + width];
    return {
      left: x - (side === 'right' ? before : after),
      right: x + (side === 'right' ? after : before),
      top: y - height / 2,
      bottom: y + height / 2,
    };
  }
  const away = half + POINT_GAP + height;
  return {
    left: x - width / 2,
    right: x + width / 2,
    top: y - (side === 'above' ? away : half),
    bottom: y + (side === 'above' ? half : away),
  };
}

const isInside = ({ left, top, right, bottom }: Box, { width, height }: { width: number; height: number }) =>
  left >= MARGIN && top >= MARGIN && right <= width - MARGIN && bottom <= height - MARGIN;

const grown = ({ left, top, right, bottom }: Box): Box => ({
  left: left - MARGIN,
  top: top - MARGIN,
  right: right + MARGIN,
  bottom: bottom + MARGIN,
});
