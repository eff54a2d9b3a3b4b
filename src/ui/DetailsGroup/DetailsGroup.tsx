import type { ReactNode } from 'react';
import { DetailsEntry } from './DetailsEntry.tsx';

export interface DetailsItem {
  /** The panel's address. Unique on the page. */
  id: string;
  label: ReactNode;
  content: ReactNode;
  defaultOpen?: boolean;
}

/** Entries that open and close without a script. Those of groups with the same `single` name close one another. */
export function DetailsGroup({
  items,
  single,
  headingLevel,
}: {
  items: readonly DetailsItem[];
  single?: string;
  headingLevel?: 3 | 4 | 5;
}) {
  return (
    <div className="DetailsGroup">
      {items.map(({ id, label, content, defaultOpen }) => (
        <DetailsEntry
          key={id}
          panelId={id}
          label={label}
          name={single}
          isOpen={defaultOpen}
          headingLevel={headingLevel}
        >
          {content}
        </DetailsEntry>
      ))}
    </div>
  );
}
