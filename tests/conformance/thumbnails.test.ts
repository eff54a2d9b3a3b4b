import { readdirSync, statSync } from 'node:fs';
import { placeOf } from '../../scripts/lib/gallery/galleryPlaces.ts';
import { isPictured } from '../../scripts/lib/gallery/pictured.ts';
import { readDeclarations } from '../../scripts/lib/readDeclarations.ts';
import { tellsSomething } from '../support/tellsSomething.ts';

const FOLDER = 'src/studio/add/thumbnails';
const files = readdirSync(FOLDER);
/** A dialog shows many at once. */
const MOST_BYTES = 16_000;

it('every component of the gallery that an editor adds has its picture, in both languages', async () => {
  const due = (await readDeclarations('.')).filter((one) => isPictured(one) && placeOf(one) !== undefined);
  const missing = due.flatMap(({ name }) =>
    ['en', 'es'].map((language) => `${name}.${language}.webp`).filter((file) => !files.includes(file)),
  );
  expect(missing).toEqual([]);
});

it('no picture is left of what is gone, none is in one language alone, each is light and tells something', async () => {
  const known = (await readDeclarations('.')).filter(isPictured).map(({ name }) => name);
  for (const file of files) {
    const [name = '', language] = file.split('.');
    expect([file, known.includes(name)]).toEqual([file, true]);
    expect(files).toContain(`${name}.${language === 'en' ? 'es' : 'en'}.webp`);
    expect([file, await tellsSomething(`${FOLDER}/${file}`)]).toEqual([file, true]);
    expect([file, statSync(`${FOLDER}/${file}`).size < MOST_BYTES]).toEqual([file, true]);
  }
});
