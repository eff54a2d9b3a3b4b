import type { ReactNode } from 'react';
import { cx } from '#src/ui/cx/cx.ts';

export type ProseProps = {
  /** body: pages and panels. reading: articles and stories, at a larger size. */
  size?: 'body' | 'reading' | 'small';
} & (
  | {
      /** HTML from the CMS, already sanitised on the server: it is set as it is. */
      html: string;
      children?: never;
    }
  | { html?: never; children: ReactNode }
);

/** Running text with the typography of the house for plain elements (S-110). */
export function Prose({ size = 'body', html, children }: ProseProps) {
  const className = cx('Prose', `Prose-${size}`);
  return html === undefined ? (
    <div className={className}>{children}</div>
  ) : (
    <div className={className} dangerouslySetInnerHTML={{ __html: html }} />
  );
}
