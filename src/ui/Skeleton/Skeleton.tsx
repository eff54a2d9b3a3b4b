import { VisuallyHidden } from '#src/ui/VisuallyHidden/VisuallyHidden.tsx';
import { cx } from '#src/ui/cx/cx.ts';
import styles from './Skeleton.module.css';

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
    <div className={styles.skeleton}>
      {label ? <VisuallyHidden>{label}</VisuallyHidden> : null}
      <div aria-hidden="true" className={cx(kind === 'card' && styles.card, styles.group)}>
        {kind === 'card' ? (
          <>
            <span className={cx(styles.bar, styles.portrait)} />
            <span className={styles.group}>
              <span className={cx(styles.bar, styles.title)} />
              <span className={styles.bar} />
              <span className={styles.bar} />
              <span className={cx(styles.bar, styles.short)} />
            </span>
            <span className={cx(styles.group, styles.action)}>
              <span className={cx(styles.bar, styles.short)} />
              <span className={cx(styles.bar, styles.button)} />
            </span>
          </>
        ) : kind === 'text' || kind === 'rows' ? (
          Array.from({ length: lines }, (_, line) => (
            <span
              key={line}
              className={cx(
                styles.bar,
                kind === 'rows' && styles.row,
                line === lines - 1 && lines > 1 && styles.short,
              )}
            />
          ))
        ) : (
          <span className={cx(styles.bar, styles[kind])} />
        )}
      </div>
    </div>
  );
}
