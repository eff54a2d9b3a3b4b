import { memo } from 'react';
import type { CatalogueEntry } from '../catalogue.ts';
import { Sketch } from './Sketch.tsx';

interface ThumbnailProps {
  entry: CatalogueEntry;
  picture: string | undefined;
}

/**
 * What a component looks like with example words, over a drawing of it: that stands until the picture has come, and where there
 * is none. Title and sentence beside it say the same in words. Drawn once: a list draws its rows anew at every step of the keys.
 */
export const Thumbnail = memo(function Thumbnail({ entry, picture }: ThumbnailProps) {
  return (
    <span className="Thumbnail">
      <Sketch entry={entry} />
      {picture && <img src={picture} alt="" width={400} height={224} loading="lazy" decoding="async" />}
    </span>
  );
});
