import { useId, type ReactNode } from 'react';

export interface EntitySectionProps {
  title: string;
  children: ReactNode;
  /** At the right of the heading: where the whole list is. */
  action?: ReactNode;
  /** small: the headings of a side column. */
  size?: 'normal' | 'small';
}

/** A titled section of a detail page: a region named by its heading. */
export function EntitySection({ title, children, action, size = 'normal' }: EntitySectionProps) {
  const id = useId();
  return (
    <section className={`EntitySection EntitySection--${size}`} aria-labelledby={id}>
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
