import { useId, type ReactNode } from 'react';

export interface EntitySectionProps {
  title: ReactNode;
  children: ReactNode;
  /** At the right of the heading: where the whole list is. */
  action?: ReactNode;
  /** small: the headings of a side column. */
  size?: 'normal' | 'small';
  /** False for what nobody takes along on paper: the print leaves it out. */
  isPrinted?: boolean;
}

/** A titled section of a detail page: a region named by its heading. */
export function EntitySection({
  title,
  children,
  action,
  size = 'normal',
  isPrinted = true,
}: EntitySectionProps) {
  const id = useId();
  return (
    <section
      className={`EntitySection EntitySection--${size} far`}
      aria-labelledby={id}
      data-print={isPrinted ? undefined : 'hide'}
    >
      <div className="EntitySection-head">
        <h2 id={id} className="EntitySection-title">
          {title}
        </h2>
        {action}
      </div>
      {children}
    </section>
  );
}
