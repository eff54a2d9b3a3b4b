import type { ReactNode } from 'react';

/** With their extension. */
const PHONES = /((?:1-)?\d{3}-\d{3}-\d{4}(?:, ext\. \d+)?)/;

/**
 * What a link says, with the phone numbers in it kept on one line: browsers break them behind their hyphens, and half a number is none.
 * Only links that call are looked through; what is no plain text stays as it is.
 */
export function unbrokenPhones(href: string, children: ReactNode): ReactNode {
  if (!href.startsWith('tel:') || typeof children !== 'string') return children;
  const parts = children.split(PHONES);
  if (parts.length === 1) return children;
  // One element: in a button words are laid out as items of a row.
  return (
    <span>
      {parts.map((part, at) =>
        at % 2 === 0 ? (
          part
        ) : (
          <span key={at} className="unbroken">
            {part}
          </span>
        ),
      )}
    </span>
  );
}
