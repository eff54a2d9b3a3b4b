import type { ComponentProps } from '#src/declaration/Declaration.ts';
import { Placeholder } from '#src/context/Placeholder.tsx';
import { cx } from '#src/ui/cx/cx.ts';
import type { declaration } from './ColumnSplitter.declaration.ts';

/**
 * Up to eight columns side by side (S-100): those in `EnabledPlaceholders`, each as wide as its `ColumnWidth` says
 * in twelfths ('col-12 col-lg-4' → 4), equal where nothing is said. Below 900 px they stand under one another.
 */
export function ColumnSplitter({ rendering, params }: ComponentProps<typeof declaration>) {
  const columns = params.EnabledPlaceholders;
  const widths = columns.map((column) => twelfths(params[`ColumnWidth${column}`]));
  const hasRoom = widths.reduce<number>((sum, width) => sum + (width ?? 0), 0) === 12;
  return (
    <div className={cx('ColumnSplitter block', `ColumnSplitter--${columns.length}`, ...params.Styles)}>
      {columns.map((column, index) => (
        <div
          key={column}
          className={cx(
            'ColumnSplitter-cell blocks',
            hasRoom && `ColumnSplitter-cell--${widths[index]}`,
            ...params[`Styles${column}`],
          )}
        >
          <Placeholder name={`column-${column}`} rendering={rendering} />
        </div>
      ))}
    </div>
  );
}

/** The width on a wide screen: the last number of the grid classes. */
function twelfths(value: unknown): number | undefined {
  const all = typeof value === 'string' ? [...value.matchAll(/col(?:-[a-z]+)?-(\d+)/g)] : [];
  const width = Number(all.at(-1)?.[1] ?? value);
  return width >= 1 && width <= 12 ? width : undefined;
}
