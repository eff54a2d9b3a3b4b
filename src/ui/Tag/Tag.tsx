import type { ReactNode } from 'react';

/** A plain topic, outlined; a link when it has an address. */
export function Tag({ children, href }: { children: ReactNode; href?: string }) {
  return href ? (
    <a className="Tag" href={href}>
      {children}
    </a>
  ) : (
    <span className="Tag">{children}</span>
  );
}
