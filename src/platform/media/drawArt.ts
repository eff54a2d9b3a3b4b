import { createHash } from 'node:crypto';
import { artSize } from '../content/fieldValue.ts';

/** Ground, two tones and an accent per kind of thing drawn. */
const palettes = {
  facility: ['#d8eae8', '#74b3af', '#006666', '#e8694a'],
  story: ['#f3ede3', '#e0b08f', '#a8371b', '#006666'],
  article: ['#eef6f5', '#aed5d1', '#0b3f3f', '#e8694a'],
  research: ['#ecf0f2', '#9fb4c2', '#30475a', '#74b3af'],
  event: ['#faf1e4', '#e6c48f', '#8a5a1d', '#006666'],
} as const;

type Kind = keyof typeof palettes;

const isKind = (kind: string): kind is Kind => Object.hasOwn(palettes, kind);

/**
 * A picture where the network has no photograph: hills, a sun and, for facilities, a building, in the brand's
 * tones. The same kind and seed always give the same bytes. Width and height are those of `artSize`.
 */
export function drawArt(kind: string, seed: string): string {
  const [ground, light, dark, accent] = palettes[isKind(kind) ? kind : 'article'];
  const random = seededRandom(`${kind}/${seed}`);
  const { width, height } = artSize;
  const between = (least: number, most: number) => Math.round(least + random() * (most - least));
  const hill = (base: number, rise: number) => {
    const points = [0, 0.25, 0.5, 0.75, 1].map((part) => ({
      x: Math.round(part * width),
      y: between(base - rise, base + rise),
    }));
    const curve = points
      .slice(1)
      .map(({ x, y }, index) => {
        const before = points[index] ?? { x: 0, y: base };
        const middle = Math.round((before.x + x) / 2);
        return `C${middle} ${before.y} ${middle} ${y} ${x} ${y}`;
      })
      .join('');
    return `M0 ${height}V${points[0]?.y ?? base}${curve}V${height}Z`;
  };
  const sun = `<circle cx="${between(160, width - 160)}" cy="${between(140, 300)}" r="${between(60, 120)}" fill="${accent}" fill-opacity=".85"/>`;
  const house = kind === 'facility' ? building(between, dark, ground) : '';
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">` +
    `<rect width="${width}" height="${height}" fill="${ground}"/>${sun}` +
    `<path d="${hill(480, 70)}" fill="${light}" fill-opacity=".55"/>${house}` +
    `<path d="${hill(610, 50)}" fill="${light}"/><path d="${hill(710, 40)}" fill="${dark}"/></svg>`
  );
}

function building(between: (least: number, most: number) => number, wall: string, window: string): string {
  const floors = between(3, 6);
  const columns = between(4, 8);
  const [cell, top] = [56, 640 - floors * 64];
  const left = between(180, 900 - columns * cell);
  const panes = Array.from({ length: floors * columns }, (_, index) => {
    const x = left + 16 + (index % columns) * cell;
    const y = top + 20 + Math.floor(index / columns) * 60;
    return `<rect x="${x}" y="${y}" width="30" height="34" rx="4"/>`;
  });
  return (
    `<rect x="${left}" y="${top}" width="${columns * cell + 6}" height="${floors * 64 + 60}" rx="14" fill="${wall}" fill-opacity=".8"/>` +
    `<g fill="${window}" fill-opacity=".9">${panes.join('')}</g>`
  );
}

/** Numbers in [0, 1) that follow from the text alone. */
function seededRandom(text: string): () => number {
  let state = createHash('sha256').update(text).digest().readUInt32LE(0);
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}
