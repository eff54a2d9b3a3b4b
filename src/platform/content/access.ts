import { createHash, timingSafeEqual } from 'node:crypto';
import type { PlatformContext, PlatformRequest } from '../PlatformModule.ts';

/** Drafts are for a request that carries the editing key; the public key and `sc_editMode` prove nothing. */
export function mayEdit({ request }: PlatformRequest, platform: PlatformContext): boolean {
  return isSameText(headerText(request.headers['x-editing-authorization']) ?? '', platform.keys.editing);
}

export const headerText = (header: string | string[] | undefined) =>
  Array.isArray(header) ? header[0] : header;

/** Compares in constant time, whatever the lengths. */
export function isSameText(left: string, right: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(left), digest(right));
}
