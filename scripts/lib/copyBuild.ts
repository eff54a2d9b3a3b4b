import { cpSync, rmSync } from 'node:fs';

/** Copies a build without any page a server has rendered into it, so that the copy starts with an empty page cache. */
export function copyBuild(built: string, copy: string): void {
  rmSync(copy, { recursive: true, force: true });
  cpSync(built, copy, {
    recursive: true,
    filter: (path) => !/[\\/](?:cache|trace|_site_[a-z]+(?:\.[a-z]+)*)$/.test(path),
  });
}
