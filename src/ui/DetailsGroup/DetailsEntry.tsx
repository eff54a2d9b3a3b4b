import type { ReactNode } from 'react';
import { Icon } from '#src/ui/Icon/Icon.tsx';
import { chevronDownIcon } from '#src/ui/Icon/glyphs.ts';
import { cx } from '#src/ui/cx/cx.ts';

export interface DetailsEntryProps {
  label: ReactNode;
  /** What stands in its row besides, and is no part of its heading. */
  beside?: ReactNode;
  children: ReactNode;
  /** Address of the entry. */
  id?: string;
  /** Address of its panel: browsers open a closed entry whose inside a location hash names. */
  panelId?: string;
  /** Entries of the same name close one another, which is the browser's own doing. */
  name?: string;
  isOpen?: boolean;
  headingLevel?: 2 | 3 | 4 | 5;
  /** Further class of the entry, and of its panel. */
  className?: string;
  panelClassName?: string;
}

/** A label that opens and closes its panel without a script: the platform's own `<details>`. */
export function DetailsEntry({
  label,
  beside,
  children,
  id,
  panelId,
  name,
  isOpen,
  headingLevel = 3,
  className,
  panelClassName,
}: DetailsEntryProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    <details className={cx('DetailsGroup-item', className)} id={id} name={name} open={isOpen}>
      <summary className="DetailsGroup-summary">
        <Heading className="DetailsGroup-label">{label}</Heading>
        {beside}
        <Icon icon={chevronDownIcon} />
      </summary>
      <div className={cx('DetailsGroup-panel', panelClassName)} id={panelId}>
        {children}
      </div>
    </details>
  );
}
