/**
 * Cuts the site's faces from the files of their packages, as `lib/cutFaces.ts` says, and lays them where the style
 * sheet takes them from. A test holds them to what this makes. Run: node scripts/makeFaces.ts
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { cutFace, CUTS, FACES } from './lib/cutFaces.ts';

for (const [name, cut] of Object.entries(CUTS)) {
  const face = await cutFace(cut);
  const path = join(FACES, `${name}.woff2`);
  writeFileSync(path, face);
  console.log(`${path}: ${(face.length / 1000).toFixed(1)} kB`);
}
