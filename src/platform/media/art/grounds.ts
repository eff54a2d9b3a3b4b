import type { Light } from './lights.ts';
import type { Choices } from './random.ts';
import { opacity, path, rect, ridge, stroke } from './shapes.ts';

export const GROUND_NAMES = ['hills', 'meadow', 'coast', 'table', 'floor', 'plain'] as const;
export type GroundName = (typeof GROUND_NAMES)[number];

/** What a scene stands on; heights vary by its id. */
export const GROUNDS: Readonly<Record<GroundName, (p: Light, by: Choices, w: number, h: number) => string>> =
  {
    hills: (p, by, w, h) =>
      ridge([by.int(196, 224), by.int(168, 190), by.int(204, 226), by.int(170, 196), 213], w, h, p.far) +
      ridge([by.int(236, 250), by.int(222, 238), by.int(248, 262), by.int(226, 240), 247], w, h, p.mid) +
      ridge([by.int(268, 282), by.int(280, 292), by.int(262, 274), by.int(276, 288)], w, h, p.front),
    meadow: (p, by, w, h) =>
      ridge([by.int(206, 220), by.int(180, 198), by.int(210, 226), by.int(186, 200)], w, h, p.far) +
      path(
        `M0 ${by.int(262, 272)}C${w * 0.3} ${by.int(236, 246)} ${w * 0.66} ${by.int(236, 246)} ${w} ${by.int(258, 270)}V${h}H0z`,
        p.near,
      ) +
      path(
        `M0 ${by.int(296, 302)}C${w * 0.4} ${by.int(280, 288)} ${w * 0.7} ${by.int(296, 304)} ${w} ${by.int(286, 294)}V${h}H0z`,
        p.front,
      ),
    coast: (p, by, w, h) =>
      ridge([226, by.int(196, 208), 224, 228, by.int(204, 214), 226], w, 236, p.far) +
      rect(0, 226, w, h - 226, p.mid) +
      stroke(
        `M${by.int(16, 60)} 246h54M${by.int(380, 410)} 252h46M${by.int(60, 110)} 268h40M${by.int(340, 380)} 278h62`,
        p.ring,
        2.4,
        opacity(0.8),
      ) +
      ridge([by.int(288, 298), 284, 300, by.int(292, 304), 294], w, h, p.front),
    table: (p, by, w, h) =>
      ridge([by.int(208, 216), by.int(190, 200), by.int(214, 222), by.int(196, 206)], w, 252, p.far) +
      rect(0, 250, w, h - 250, p.table) +
      rect(0, 250, w, 7, p.tableEdge, 0, opacity(0.55)),
    floor: (p, _, w, h) => rect(0, 262, w, h - 262, p.far) + rect(0, 262, w, 5, p.mid, 0, opacity(0.5)),
    plain: (p, by, w, h) =>
      ridge([by.int(286, 296), by.int(270, 282), by.int(290, 300), by.int(276, 286)], w, h, p.far),
  };
