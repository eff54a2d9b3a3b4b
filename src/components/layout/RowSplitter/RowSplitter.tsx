import type { ComponentProps } from '#src/components/RegistryRow.ts';
import { enabledNumbers, styleNames } from '#src/declaration/fields.ts';
import { Placeholder } from '#src/context/Placeholder.tsx';
import { cx } from '#src/ui/cx/cx.ts';

/** Up to eight rows one below the other: those in `EnabledPlaceholders` (S-101). */
export function RowSplitter({ rendering, params }: ComponentProps) {
  return (
    <div className={cx('RowSplitter block', ...styleNames(params.Styles))}>
      {enabledNumbers(params.EnabledPlaceholders).map((row) => (
        <div key={row} className={cx('RowSplitter-row blocks', ...styleNames(params[`Styles${row}`]))}>
          <Placeholder name={`row-${row}`} rendering={rendering} />
        </div>
      ))}
    </div>
  );
}
