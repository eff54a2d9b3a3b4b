import type { ReactNode } from 'react';

/** A list of the day under its name and number. */
export function Part({ title, count, aside, children }: PartProps) {
  return (
    <section className="Part" aria-label={title}>
      <div className="Part-head">
        <h3>
          {title} <span className="Part-count">{count}</span>
        </h3>
        {aside}
      </div>
      {children}
    </section>
  );
}

interface PartProps {
  title: string;
  count: number;
  aside?: ReactNode;
  children: ReactNode;
}
