import sharp from 'sharp';

/** Side of the squares a picture is looked at in, px; how far light and dark are apart where something is drawn. */
const SQUARE = 16;
const APART = 40;
/** Of a hundred squares so many have something in them, at least. */
const LEAST_TOLD = 3;

/**
 * Whether there is enough in a small picture to know something by: in some squares light and dark stand beside each other as
 * well as below, which a ground and a line do not make.
 */
export async function tellsSomething(picture: Buffer | string): Promise<boolean> {
  const { data, info } = await sharp(picture).greyscale().raw().toBuffer({ resolveWithObject: true });
  const isDrawn = (line: readonly number[]) => Math.max(...line) - Math.min(...line) > APART;
  const steps = Array.from({ length: SQUARE }, (_, step) => step);
  let told = 0;
  let all = 0;
  for (let top = 0; top + SQUARE <= info.height; top += SQUARE)
    for (let left = 0; left + SQUARE <= info.width; left += SQUARE) {
      const at = (x: number, y: number) => data[(top + y) * info.width + left + x] ?? 0;
      all += 1;
      const isAcross = steps.some((y) => isDrawn(steps.map((x) => at(x, y))));
      if (isAcross && steps.some((x) => isDrawn(steps.map((y) => at(x, y))))) told += 1;
    }
  return told * 100 >= all * LEAST_TOLD;
}
