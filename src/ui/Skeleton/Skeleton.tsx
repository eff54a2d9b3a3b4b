import { VisuallyHidden } from '#src/ui/VisuallyHidden/VisuallyHidden.tsx';
import { cx } from '#src/ui/cx/cx.ts';

export interface SkeletonProps {
  /**
   * The form that will come: text lines, a title, a picture (3:2), a portrait tile, a button, a result card
   * or a filter row list. The measures are those of the real thing, so that nothing moves.
   */
  kind?: 'text' | 'title' | 'picture' | 'portrait' | 'button' | 'card' | 'rows';
  /** For text and rows. */
  lines?: number;
  /** Said once for the whole group ("Loading results"); give it to the first one only. */
  label?: string;
}

/** A quiet stand-in while something loads. */
export function Skeleton({ kind = 'text', lines = 3, label }: SkeletonProps) {
  return (
    <div className="Skeleton">
      {label ? <VisuallyHidden>{label}</VisuallyHidden> : null}
      <div aria-hidden="true" className={cx(kind === 'card' && 'Skeleton-card', 'Skeleton-group')}>
        {kind === 'card' ? (
          <>
            <span className={cx('Skeleton-bar', 'Skeleton-portrait')} />
            <span className="Skeleton-group">
              <span className={cx('Skeleton-bar', 'Skeleton-title')} />
              <span className="Skeleton-bar" />
              <span className="Skeleton-bar" />
              <span className={cx('Skeleton-bar', 'Skeleton-short')} />
            </span>
            <span className={cx('Skeleton-group', 'Skeleton-action')}>
              <span className={cx('Skeleton-bar', 'Skeleton-short')} />
              <span className={cx('Skeleton-bar', 'Skeleton-button')} />
            </span>
          </>
        ) : kind === 'text' || kind === 'rows' ? (
          Array.from({ length: lines }, (_, line) => (
            <span
              key={line}
              className={cx(
                'Skeleton-bar',
                kind === 'rows' && 'Skeleton-row',
                line === lines - 1 && lines > 1 && 'Skeleton-short',
              )}
            />
          ))
        ) : (
          <span className={cx('Skeleton-bar', `Skeleton-${kind}`)} />
        )}
      </div>
    </div>
  );
}
