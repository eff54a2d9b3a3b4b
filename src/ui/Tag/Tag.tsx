import type { ReactNode } from 'react';
import styles from './Tag.module.css';

/** A plain topic, outlined; a link when it has an address. */
export function Tag({ children, href }: { children: ReactNode; href?: string }) {
  return href ? (
    <a className={styles.tag} href={href}>
      {children}
    </a>
  ) : (
    <span className={styles.tag}>{children}</span>
  );
}
