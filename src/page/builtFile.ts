import { readdirSync } from 'node:fs';
import { join } from 'node:path';

const listings = new Map<string, string[]>();

/**
 * Address of a built file by its name without the mark of its content: `builtFile('styles', 'search', 'css')` is
 * `/_next/static/styles/search.<mark>.css`. Undefined where there is no build, as in development.
 */
export function builtFile(folder: string, name: string, ending: string): string | undefined {
  const isWanted = new RegExp(`^${name}\\.[0-9a-f]+\\.${ending}$`);
  const file = listing(folder).find((candidate) => isWanted.test(candidate));
  return file && `/_next/static/${folder}/${file}`;
}

function listing(folder: string): string[] {
  const known = listings.get(folder);
  if (known) return known;
  const files = read(join(process.cwd(), process.env.NEXT_DIST_DIR ?? '.next', 'static', folder));
  if (process.env.NODE_ENV === 'production') listings.set(folder, files);
  return files;
}

function read(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}
