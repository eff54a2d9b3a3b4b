import type { ComponentProps } from '#src/declaration/Declaration.ts';
import { Placeholder } from '#src/context/Placeholder.tsx';
import { cx } from '#src/ui/cx/cx.ts';
import type { declaration } from './RowSplitter.declaration.ts';

/** Up to eight rows one below the other: those in `EnabledPlaceholders` (S-101). */
export function RowSplitter({ rendering, params }: ComponentProps<typeof declaration>) {
  return (
    <div className={cx('RowSplitter block', ...params.Styles)}>
      {params.EnabledPlaceholders.map((row) => (
        <div key={row} className={cx('RowSplitter-row blocks', ...params[`Styles${row}`])}>
          <Placeholder name={`row-${row}`} rendering={rendering} />
        </div>
      ))}
    </div>
  );
}
