import { useState, type ReactNode } from 'react';
import { cx } from '#src/ui/cx/cx.ts';

export interface PictureProps {
  src: string | undefined;
  /** What the picture says; '' when it is decoration. */
  alt: string;
  /** The picture's own size in px, so that its place is kept. */
  width: number;
  height: number;
  srcSet?: string;
  sizes?: string;
  /** Eager for the largest picture of the first screen. */
  loading?: 'lazy' | 'eager';
  /** The crop; the picture's own ratio when left out. */
  ratio?: 'square' | 'card' | 'wide' | 'portrait';
  rounded?: boolean;
  /** What stays in sight in a crop, from the left and the top: `61% 40%`. */
  focal?: string | undefined;
  /** A drawing of the house, which is not printed. */
  isDrawing?: boolean;
  /** Shown without an address, or when the picture cannot be loaded: the house's own art. */
  fallback?: ReactNode;
}

/** A picture with its size and words; art where there is none. */
export function Picture({
  src,
  alt,
  width,
  height,
  srcSet,
  sizes,
  loading = 'lazy',
  ratio,
  rounded = false,
  focal,
  isDrawing = false,
  fallback = null,
}: PictureProps) {
  const [failed, setFailed] = useState<string>();
  const frame = cx('Picture-frame', ratio && `Picture-${ratio}`, rounded && 'Picture-rounded');
  if (!src || failed === src) return fallback ? <div className={frame}>{fallback}</div> : null;
  return (
    <div className={frame} data-art={isDrawing ? '' : undefined}>
      <img
        src={src}
        srcSet={srcSet}
        sizes={sizes}
        alt={alt}
        width={width}
        height={height}
        style={focal ? { objectPosition: focal } : undefined}
        loading={loading}
        decoding={loading === 'lazy' ? 'async' : undefined}
        // Beside words they accompany: those, with their faces, come first on a narrow line.
        fetchPriority={loading === 'eager' ? 'high' : 'low'}
        onError={() => setFailed(src)}
        // A picture that failed before scripts ran tells nobody: ask it. (Firefox gives a drawing without
        // measures no width, so an SVG is not asked.)
        ref={(img) => {
          if (img?.complete && img.naturalWidth === 0 && img.currentSrc && !/\.svg\b/i.test(src))
            setFailed(src);
        }}
      />
    </div>
  );
}
