import type { ReactNode } from 'react';
import { Icon } from '#src/ui/Icon/Icon.tsx';
import { chevronDownIcon } from '#src/ui/Icon/glyphs.ts';

export interface DetailsItem {
  /** The panel's address: browsers open a closed entry whose inside a location hash names. Unique on the page. */
  id: string;
  label: ReactNode;
  content: ReactNode;
  defaultOpen?: boolean;
}

/**
 * Entries that open and close without a script. Entries of groups with the same `single` name close one another,
 * which is the browser's own doing.
 */
export function DetailsGroup({
  items,
  single,
  headingLevel = 3,
}: {
  items: readonly DetailsItem[];
  single?: string;
  headingLevel?: 3 | 4 | 5;
}) {
  const Heading = `h${headingLevel}` as const;
  return (
    <div className="DetailsGroup">
      {items.map((item) => (
        <details key={item.id} className="DetailsGroup-item" name={single} open={item.defaultOpen}>
          <summary className="DetailsGroup-summary">
            <Heading className="DetailsGroup-label">{item.label}</Heading>
            <Icon icon={chevronDownIcon} />
          </summary>
          <div className="DetailsGroup-panel" id={item.id}>
            {item.content}
          </div>
        </details>
      ))}
    </div>
  );
}
