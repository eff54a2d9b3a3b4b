/** `node scripts/gallery.ts <folder>`: writes the pages of the gallery there, see `writeGallery`. */
import { writeGallery } from './lib/gallery/writeGallery.ts';

const [, , folder] = process.argv;
if (!folder) throw new Error('Say into which folder: node scripts/gallery.ts data/gallery');
await writeGallery(folder);
