import type { Key, ReactNode } from 'react';
import { cx } from '#src/ui/cx/cx.ts';

export interface DefinitionItem {
  key?: Key;
  term: ReactNode;
  description: ReactNode;
  /** strong for today, quiet for closed. */
  emphasis?: 'strong' | 'quiet';
}

export interface DefinitionListProps {
  items: readonly DefinitionItem[];
  /** rows: term left, description right (hours). lines: two columns with hairlines. stacked: term over description. */
  look?: 'rows' | 'lines' | 'stacked';
}

/** Pairs of a term and what it is. Nothing when empty. */
export function DefinitionList({ items, look = 'rows' }: DefinitionListProps) {
  if (items.length === 0) return null;
  return (
    <dl className={cx('DefinitionList-list', `DefinitionList-${look}`)}>
      {items.map((item, index) => (
        <div
          key={item.key ?? index}
          className={cx('DefinitionList-pair', item.emphasis && `DefinitionList-${item.emphasis}`)}
        >
          <dt>{item.term}</dt>
          <dd>{item.description}</dd>
        </div>
      ))}
    </dl>
  );
}
