/**
 * The program that decodes uploads: `node decode.ts FOLDER`. It reads `source` in the folder, writes the pictures beside it
 * and prints what it made, as JSON. Whatever a picture does to its decoder, it does in here: the platform starts one per
 * upload, with no environment, and ends it when it takes too long.
 */
import { rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { fileTypeFromFile } from 'file-type';
import sharp from 'sharp';
import { SOURCE } from './decoded.ts';
import type { Decoded, DecoderAnswer } from './decoded.ts';

const MOST_MEMORY = 512 * 1024 * 1024;
const MOST_PIXELS = 40e6;
/** Widths of the pictures pages use, in px; the site knows them, too (`src/domain/images/libraryPicture.ts`). */
const WIDTHS = [1600, 960, 480];
/** A tower of a picture would be 1600 wide and endless. */
const HIGHEST = 4800;

/** Types that are taken, with the name their decoder gives them. SVG is none: it is a program. */
const PICTURES: Readonly<Record<string, string>> = {
  'image/jpeg': 'jpeg',
  'image/png': 'png',
  'image/apng': 'png',
  'image/webp': 'webp',
  'image/gif': 'gif',
  'image/avif': 'heif',
};

async function decode(folder: string): Promise<DecoderAnswer> {
  const source = join(folder, SOURCE);
  const type = (await fileTypeFromFile(source))?.mime ?? '';
  if (type === 'application/pdf') {
    await rename(source, join(folder, 'document.pdf'));
    return { kind: 'document', width: null, height: null, files: ['document.pdf'] };
  }
  const format = PICTURES[type];
  if (!format) return { refused: 'type' };
  try {
    const made = await draw(source, format, folder);
    await rm(source);
    return made;
  } catch (error) {
    const isHuge = /pixel limit|too large|exceeds/i.test((error as Error).message);
    return { refused: isHuge ? 'too-many-pixels' : 'damaged' };
  }
}

/** Decodes once, upright and in sRGB, and writes each width twice; nothing but pixels is carried over. */
async function draw(source: string, format: string, folder: string): Promise<Decoded> {
  const image = sharp(source, { failOn: 'warning', limitInputPixels: MOST_PIXELS, pages: 1 });
  const metadata = await image.metadata();
  // The first bytes may promise one type and lead to the decoder of another.
  if (metadata.format !== format) throw new Error('not the type it begins as');
  const { width, height } = metadata.autoOrient;
  const { data, info } = await image
    .autoOrient()
    .toColourspace('srgb')
    .resize({ width: WIDTHS[0], height: HIGHEST, fit: 'inside', withoutEnlargement: true })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const pixels = () =>
    sharp(data, { raw: { width: info.width, height: info.height, channels: info.channels } });
  // PNG where there was one, and where something shines through.
  const isDrawn = format === 'png' || (metadata.hasAlpha && !(await pixels().stats()).isOpaque);
  const files: string[] = [];
  for (const wide of new Set(WIDTHS.map((one) => Math.min(one, info.width)))) {
    const sized = () => pixels().resize({ width: wide });
    const plain = isDrawn ? `${wide}.png` : `${wide}.jpg`;
    await (
      isDrawn
        ? sized().png({ compressionLevel: 9 })
        : sized().flatten().jpeg({ quality: 82, progressive: true })
    ).toFile(join(folder, plain));
    await sized()
      .webp({ quality: 82 })
      .toFile(join(folder, `${wide}.webp`));
    files.push(plain, `${wide}.webp`);
  }
  return { kind: 'picture', width, height, files };
}

/** Only the decoders of what is taken: the others are not reached, whatever the first bytes say. */
function closeOtherDecoders(): void {
  sharp.block({ operation: ['VipsForeignLoad'] });
  sharp.unblock({
    operation: [
      ...['VipsForeignLoadJpeg', 'VipsForeignLoadPng', 'VipsForeignLoadWebp'],
      ...['VipsForeignLoadNsgif', 'VipsForeignLoadHeif'],
    ],
  });
}

// libvips takes its memory outside of JavaScript's, so no flag of Node limits it.
setInterval(() => {
  if (process.memoryUsage.rss() > MOST_MEMORY) process.kill(process.pid, 'SIGKILL');
}, 50).unref();
// Who started this and was killed closes its end.
process.stdin.on('end', () => process.exit(1)).resume();

sharp.cache(false);
sharp.concurrency(1);
closeOtherDecoders();
const answer = await decode(process.argv[2] ?? '');
process.stdout.write(JSON.stringify(answer), () => process.exit(0));
