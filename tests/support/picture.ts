import { deflateRawSync, inflateRawSync } from 'node:zlib';

/*
 * Pictures small enough to be kept by the hundred: the mean colour of each cell of a grid, as brightness and two colour
 * differences. A cell is about as large as a line of text is high. What that tells apart, and what it lets through, is in
 * picture.test.ts.
 */

/** Edge of a cell, px. */
const CELL = 24;
/**
 * How much the mean of a cell may differ, of 255. Edges drawn anew by another version of the browser move a cell by 3 at
 * most; a button that is gone, has another colour or stands elsewhere moves one by 20 and more.
 */
const TOLERANCE = 8;
/** How much a side may differ, px: what a rounded fraction does. */
const SIDE_TOLERANCE = 1;

/** Pixels as a decoder gives them, rows from top to bottom, `channels` bytes each. */
export interface Pixels {
  data: Uint8Array;
  width: number;
  height: number;
  channels: number;
}

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** A part of a screen as it is kept. */
export interface Picture {
  width: number;
  height: number;
  /** Cells row by row, each of them brightness and two colour differences. */
  cells: Uint8Array;
}

/** The picture of a part of the pixels. What lies outside of them is left out. */
export function pictureOf(pixels: Pixels, box: Box): Picture {
  const left = Math.max(0, Math.round(box.x));
  const top = Math.max(0, Math.round(box.y));
  const width = Math.min(pixels.width, Math.round(box.x + box.width)) - left;
  const height = Math.min(pixels.height, Math.round(box.y + box.height)) - top;
  const cells: number[] = [];
  for (let y = 0; y < height; y += CELL) {
    for (let x = 0; x < width; x += CELL) {
      cells.push(
        ...meanColour(pixels, {
          x: left + x,
          y: top + y,
          width: Math.min(CELL, width - x),
          height: Math.min(CELL, height - y),
        }),
      );
    }
  }
  return { width, height, cells: Uint8Array.from(cells) };
}

/** Mean of a cell as Y, Cb and Cr (ITU-R BT.601). */
function meanColour({ data, width, channels }: Pixels, cell: Box): [number, number, number] {
  let [red, green, blue] = [0, 0, 0];
  for (let y = cell.y; y < cell.y + cell.height; y += 1) {
    for (let x = cell.x; x < cell.x + cell.width; x += 1) {
      const at = (y * width + x) * channels;
      red += data[at]!;
      green += data[at + 1]!;
      blue += data[at + 2]!;
    }
  }
  const count = cell.width * cell.height;
  const [r, g, b] = [red / count, green / count, blue / count];
  const brightness = 0.299 * r + 0.587 * g + 0.114 * b;
  return [
    Math.round(brightness),
    clamp(128 + 0.564 * (b - brightness)),
    clamp(128 + 0.713 * (r - brightness)),
  ];
}

const clamp = (value: number) => Math.max(0, Math.min(255, Math.round(value)));

/** Says how one picture differs from the other; undefined when they look the same. */
export function differenceOf(kept: Picture, seen: Picture): string | undefined {
  if (
    Math.abs(kept.width - seen.width) > SIDE_TOLERANCE ||
    Math.abs(kept.height - seen.height) > SIDE_TOLERANCE
  )
    return `is ${seen.width} by ${seen.height} px, was ${kept.width} by ${kept.height}`;
  // A side of one pixel more may begin another row or column, of that one pixel.
  const width = Math.min(kept.width, seen.width);
  const height = Math.min(kept.height, seen.height);
  let [worst, where] = [0, ''];
  for (let y = 0; y < height; y += CELL) {
    for (let x = 0; x < width; x += CELL) {
      // What is left of a cell at an edge counts by its size: one line of pixels is all of it.
      const share = (Math.min(CELL, width - x) * Math.min(CELL, height - y)) / CELL ** 2;
      const by = Math.round(share * greatestDifference(kept, seen, x, y));
      if (by > worst) [worst, where] = [by, `${x}, ${y}`];
    }
  }
  return worst > TOLERANCE ? `differs by ${worst} of 255 at ${where} px` : undefined;
}

function greatestDifference(kept: Picture, seen: Picture, x: number, y: number): number {
  const at = ({ width }: Picture) => 3 * ((y / CELL) * Math.ceil(width / CELL) + x / CELL);
  return Math.max(
    ...[0, 1, 2].map((part) => Math.abs(kept.cells[at(kept) + part]! - seen.cells[at(seen) + part]!)),
  );
}

/** A picture as one line of text. */
export function writePicture({ width, height, cells }: Picture): string {
  return `${width}x${height} ${deflateRawSync(cells, { level: 9 }).toString('base64')}`;
}

/** Reads what `writePicture` wrote. */
export function readPicture(text: string): Picture {
  const [, width = '', height = '', cells = ''] = /^(\d+)x(\d+) (\S*)$/.exec(text) ?? [];
  return {
    width: Number(width),
    height: Number(height),
    cells: new Uint8Array(inflateRawSync(Buffer.from(cells, 'base64'))),
  };
}
