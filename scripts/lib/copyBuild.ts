import { cpSync, rmSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Copies a build without any page a server has rendered into it, so that the copy starts with an empty page cache, and without what
 * the development server keeps beside it.
 */
export function copyBuild(built: string, copy: string): void {
  rmSync(copy, { recursive: true, force: true });
  cpSync(built, copy, {
    recursive: true,
    filter: (path) =>
      path !== join(built, 'dev') && !/[\\/](?:cache|trace|_site_[a-z]+(?:\.[a-z]+)*)$/.test(path),
  });
}
