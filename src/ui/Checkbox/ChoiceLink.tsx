import type { ReactNode, Ref } from 'react';
import { cx } from '#src/ui/cx/cx.ts';

export interface ChoiceLinkProps {
  label: ReactNode;
  /** Where the page stands with this choice made, or taken back. */
  href: string;
  /** Chosen, not chosen, or some of what is below it is. */
  on: boolean | 'some';
  /** Drawn as the checkbox or the radio button it becomes. */
  look?: 'checkbox' | 'radio';
  count?: string;
  ref?: Ref<HTMLAnchorElement>;
}

/**
 * A checkbox or radio button of a page without scripts: a link in the same row and size, so that nothing moves when
 * the control takes its place. Search engines are asked not to follow it.
 */
export function ChoiceLink({ label, href, on, look = 'checkbox', count, ref }: ChoiceLinkProps) {
  return (
    <a ref={ref} className="Checkbox-row" href={href} rel="nofollow" aria-current={on === true || undefined}>
      <span
        aria-hidden="true"
        className={cx('Checkbox-input', look === 'radio' && 'Checkbox-radio')}
        data-on={on || undefined}
      />
      <span className="Checkbox-label">{label}</span>
      {count ? <span className="Checkbox-count">{count}</span> : null}
    </a>
  );
}
