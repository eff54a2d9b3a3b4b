import type { Paint } from './inks.ts';
import { circle, n, path, stroke } from './shapes.ts';

type Point = readonly [x: number, y: number];

/** Where the joints of a small figure are; left is the side towards us. */
export interface Joints {
  head: Point;
  neck: Point;
  hip: Point;
  elbowLeft: Point;
  handLeft: Point;
  elbowRight: Point;
  handRight: Point;
  kneeLeft: Point;
  footLeft: Point;
  kneeRight: Point;
  footRight: Point;
}

/** What a figure wears and how broad it is, in px of the drawing. */
export interface Looks {
  top: Paint;
  /** The sleeve behind. */
  top2: Paint;
  leg: Paint;
  leg2: Paint;
  shoe: Paint;
  skin: Paint;
  arm: number;
  legWidth: number;
  body: number;
  headRadius: number;
  /** Length of a shoe. */
  toe?: number;
  /** Where the face looks: -1 left, 1 right; a figure seen from the side has no face. */
  look?: number;
  hair: (x: number, y: number, radius: number) => string;
}

const FEATURES = '#2b1c16';

const through = (...points: Point[]): string => `M${points.map((point) => point.map(n).join(' ')).join('L')}`;

/** A small figure: limbs with round ends between its joints. */
export function figure(joints: Joints, looks: Looks): string {
  const { neck, hip, head, handLeft, handRight, footLeft, footRight } = joints;
  const { arm, legWidth, body, headRadius, toe = 8, skin, shoe } = looks;
  const along = (part: number, aside: number): Point => [
    neck[0] + (hip[0] - neck[0]) * part + aside,
    neck[1] + (hip[1] - neck[1]) * part,
  ];
  const leg = (knee: Point, foot: Point, color: Paint) =>
    stroke(through(hip, knee, foot), color, legWidth) +
    stroke(`M${foot[0]} ${foot[1]}h${toe}`, shoe, legWidth * 0.8);
  return (
    stroke(through(along(0.1, body * 0.2), joints.elbowRight, handRight), looks.top2, arm) +
    circle(...handRight, arm * 0.5, skin) +
    leg(joints.kneeRight, footRight, looks.leg2) +
    leg(joints.kneeLeft, footLeft, looks.leg) +
    stroke(through(along(0.02, 0), head), skin, arm * 0.9) +
    stroke(through(along(0.2, 0), hip), looks.top, body) +
    circle(...head, headRadius, skin) +
    (looks.look === undefined ? '' : face(head, headRadius, looks.look)) +
    looks.hair(...head, headRadius) +
    stroke(through(along(0.1, -body * 0.2), joints.elbowLeft, handLeft), looks.top, arm) +
    circle(...handLeft, arm * 0.52, skin)
  );
}

function face([x, y]: Point, radius: number, look: number): string {
  const middle = x + look * radius * 0.3;
  const eye = (aside: number) => circle(middle + aside * radius, y + radius * 0.16, radius * 0.1, FEATURES);
  const mouth = `M${n(middle - radius * 0.2)} ${n(y + radius * 0.46)}q${n(radius * 0.2)} ${n(radius * 0.18)} ${n(radius * 0.4)} 0`;
  return eye(-0.3) + eye(0.3) + stroke(mouth, FEATURES, radius * 0.1);
}

/** Short hair. */
export const shortHair =
  (color: Paint): Looks['hair'] =>
  (x, y, q) =>
    path(
      `M${n(x - q * 1.06)} ${n(y + q * 0.1)}A${n(q * 1.06)} ${n(q * 1.06)} 0 0 1 ${n(x + q * 1.06)} ${n(y - q * 0.1)}C${n(x + q * 0.4)} ${n(y - q * 0.5)} ${n(x - q * 0.3)} ${n(y - q * 0.5)} ${n(x - q * 1.06)} ${n(y + q * 0.1)}z`,
      color,
    );

/** Hair in a knot at the back. */
export const knotHair =
  (color: Paint): Looks['hair'] =>
  (x, y, q) =>
    circle(x - q * 0.75, y - q * 0.9, q * 0.45, color) + shortHair(color)(x, y, q);
