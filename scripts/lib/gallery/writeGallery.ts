import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { readDeclarations } from '../readDeclarations.ts';
import { galleryPages } from './galleryPages.ts';

/** Writes the pages of the gallery as files the embedded platform answers from (`PLATFORM_GALLERY`), in place of those there. */
export async function writeGallery(folder: string): Promise<void> {
  const pages = galleryPages(await readDeclarations(join(import.meta.dirname, '../../..')));
  rmSync(folder, { recursive: true, force: true });
  for (const [path, page] of pages) {
    const file = join(folder, `${path || 'index'}.json`);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, JSON.stringify(page));
  }
}
