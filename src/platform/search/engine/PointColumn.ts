import { emptyBits, setBit } from './bits.ts';
import type { Bits } from './bits.ts';

/** Mean radius of the earth in metres. */
const EARTH = 6_371_008.8;
const RADIANS = Math.PI / 180;
/** A place at exactly the radius is within it; rounding must not put it outside. In metres. */
const TOLERANCE = 0.01;

export interface Point {
  latitude: number;
  longitude: number;
}

/** Great-circle distance in metres (haversine). */
export function metresBetween(a: Point, b: Point): number {
  const x = Math.sin(((b.latitude - a.latitude) * RADIANS) / 2);
  const y = Math.sin(((b.longitude - a.longitude) * RADIANS) / 2);
  const h = x * x + Math.cos(a.latitude * RADIANS) * Math.cos(b.latitude * RADIANS) * y * y;
  return 2 * EARTH * Math.asin(Math.min(1, Math.sqrt(h)));
}

/** The places of all documents of an index, any number for each, as points on the unit sphere. */
export class PointColumn {
  #starts = new Uint32Array(64);
  #lengths = new Uint16Array(64);
  #pool = new Float64Array(3 * 64);
  #used = 0;
  #live = 0;

  grow(size: number): void {
    if (size <= this.#starts.length) return;
    const room = Math.max(size, this.#starts.length * 2);
    const starts = new Uint32Array(room);
    starts.set(this.#starts);
    this.#starts = starts;
    const lengths = new Uint16Array(room);
    lengths.set(this.#lengths);
    this.#lengths = lengths;
  }

  /** Replaces the places of a document. `points` holds latitude and longitude in turn, in degrees. */
  set(at: number, points: readonly number[]): void {
    this.#live -= this.#lengths[at] ?? 0;
    const many = Math.min(0xffff, points.length >> 1);
    if (3 * (this.#used + many) > this.#pool.length) {
      this.#lengths[at] = 0;
      this.#makeRoom(many);
    }
    this.#starts[at] = this.#used;
    this.#lengths[at] = many;
    for (let i = 0; i < many; i += 1) {
      const [x, y, z] = onSphere(points[2 * i] ?? 0, points[2 * i + 1] ?? 0);
      this.#pool.set([x, y, z], 3 * (this.#used + i));
    }
    this.#used += many;
    this.#live += many;
  }

  has(at: number): boolean {
    return (this.#lengths[at] ?? 0) > 0;
  }

  /** Documents with a place at most `radius` metres from the centre. */
  within(centre: Point, radius: number, size: number): Bits {
    const bits = emptyBits(size);
    const reach = radius + TOLERANCE;
    const half = Math.sin(Math.min(Math.PI / 2, Math.max(0, reach) / (2 * EARTH)));
    const limit = 4 * half * half;
    const [x, y, z] = onSphere(centre.latitude, centre.longitude);
    const pool = this.#pool;
    for (let at = 0; at < size; at += 1) {
      const start = this.#starts[at] as number;
      const end = start + (this.#lengths[at] as number);
      for (let i = start; i < end; i += 1) {
        const dx = (pool[3 * i] as number) - x;
        const dy = (pool[3 * i + 1] as number) - y;
        const dz = (pool[3 * i + 2] as number) - z;
        if (dx * dx + dy * dy + dz * dz <= limit) {
          setBit(bits, at);
          break;
        }
      }
    }
    return bits;
  }

  /** Metres from the centre to the nearest place of the document, NaN without one. */
  distance(at: number, [x, y, z]: readonly [number, number, number]): number {
    const start = this.#starts[at] as number;
    const end = start + (this.#lengths[at] as number);
    const pool = this.#pool;
    let least = Infinity;
    for (let i = start; i < end; i += 1) {
      const dx = (pool[3 * i] as number) - x;
      const dy = (pool[3 * i + 1] as number) - y;
      const dz = (pool[3 * i + 2] as number) - z;
      const squared = dx * dx + dy * dy + dz * dz;
      if (squared < least) least = squared;
    }
    return least === Infinity ? NaN : 2 * EARTH * Math.asin(Math.min(1, Math.sqrt(least) / 2));
  }

  #makeRoom(more: number): void {
    const target = new Float64Array(3 * Math.max(64, (this.#live + more) * 2));
    let used = 0;
    for (let at = 0; at < this.#starts.length; at += 1) {
      const length = this.#lengths[at] ?? 0;
      if (length === 0) continue;
      const start = this.#starts[at] ?? 0;
      target.set(this.#pool.subarray(3 * start, 3 * (start + length)), 3 * used);
      this.#starts[at] = used;
      used += length;
    }
    this.#pool = target;
    this.#used = used;
  }
}

/** A place in degrees as a point on the unit sphere. */
export function onSphere(latitude: number, longitude: number): [number, number, number] {
  const slice = Math.cos(latitude * RADIANS);
  return [
    slice * Math.cos(longitude * RADIANS),
    slice * Math.sin(longitude * RADIANS),
    Math.sin(latitude * RADIANS),
  ];
}
