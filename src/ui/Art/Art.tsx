import { cx } from '#src/ui/cx/cx.ts';

export interface ArtProps {
  /** The markup of one `<svg>` from `domain/art`: pure, escaped, ours. Never anything a person sent. */
  svg: string;
  /** What the picture shows; '' when it is decoration. */
  alt: string;
  ratio?: 'square' | 'card' | 'wide' | 'hero';
  rounded?: boolean;
  /** arc: on wide screens the left edge is cut by the meridian arc (the home hero). */
  mask?: 'arc';
}

/** The house's own illustration, inline, so that its colours follow the variant. */
export function Art({ svg, alt, ratio, rounded = false, mask }: ArtProps) {
  return (
    <div
      className={cx('Art', ratio && `Art-${ratio}`, rounded && 'Art-rounded', mask && 'Art-arc')}
      data-art=""
      {...(alt ? { role: 'img', 'aria-label': alt } : { 'aria-hidden': true })}
      dangerouslySetInnerHTML={{ __html: svg }}
    />
  );
}
