import type { ReactNode } from 'react';

export interface EmptyStateProps {
  title: string;
  headingLevel?: 2 | 3 | 4;
  /** What to try next, as a list or a sentence. */
  children?: ReactNode;
  actions?: ReactNode;
}

/** Nothing found: says so, and what to try. */
export function EmptyState({ title, headingLevel = 2, children, actions }: EmptyStateProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    <div className="EmptyState-state">
      <svg className="EmptyState-mark" viewBox="0 0 96 96" aria-hidden="true" data-art="">
        <path d="M8 62a40 40 0 0 1 80 0M20 62a28 28 0 0 1 56 0M32 62a16 16 0 0 1 32 0" />
        <path d="M4 62h88" />
        <path className="EmptyState-dash" d="M22 72h52M32 81h32" />
      </svg>
      <div className="EmptyState-words">
        <Heading className="EmptyState-title">{title}</Heading>
        {children ? <div className="EmptyState-text">{children}</div> : null}
        {actions ? <div className="EmptyState-actions">{actions}</div> : null}
      </div>
    </div>
  );
}
