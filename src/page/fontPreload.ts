import { readdirSync } from 'node:fs';
import { join } from 'node:path';

let known: string | undefined;

/**
 * Address of the text face in the production build, so that it is asked for with the page and the words do not move
 * when it arrives; '' in development, where the build lies elsewhere.
 */
export function textFaceAddress(): string {
  if (known !== undefined) return known;
  try {
    const files = readdirSync(join(process.cwd(), process.env.NEXT_DIST_DIR ?? '.next', 'static', 'media'));
    const file = files.find((name) => /^figtree-latin-wght-normal\..*\.woff2$/.test(name));
    known = file ? `/_next/static/media/${file}` : '';
  } catch {
    known = '';
  }
  return known;
}
