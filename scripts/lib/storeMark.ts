import { statSync } from 'node:fs';

/**
 * Tells one data file from another that came to its place: pages made from what was there before are not those of the new
 * one, although the platform's address is the same.
 */
export function storeMark(data: string): string {
  const { ino, birthtimeMs } = statSync(data);
  return `${ino}-${Math.round(birthtimeMs)}`;
}
