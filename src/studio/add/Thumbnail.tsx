import type { CatalogueEntry } from '../catalogue.ts';
import { Sketch } from './Sketch.tsx';

/**
 * What a component looks like with example words, over a drawing of it: that stands until the picture has come, and where there
 * is none. Title and sentence beside it say the same in words.
 */
export function Thumbnail({ entry, picture }: { entry: CatalogueEntry; picture: string | undefined }) {
  return (
    <span className="Thumbnail">
      <Sketch entry={entry} />
      {picture && <img src={picture} alt="" width={400} height={224} loading="lazy" decoding="async" />}
    </span>
  );
}
