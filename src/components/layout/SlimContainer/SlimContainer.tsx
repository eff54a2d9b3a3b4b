import type { ComponentProps } from '#src/components/RegistryRow.ts';
import { styleNames } from '#src/declaration/fields.ts';
import { Placeholder } from '#src/context/Placeholder.tsx';
import { cx } from '#src/ui/cx/cx.ts';

/** A column as wide as a comfortable line, for texts. */
export function SlimContainer({ rendering, params }: ComponentProps) {
  return (
    <div className={cx('SlimContainer block', ...styleNames(params.Styles))}>
      <div className="SlimContainer-inside blocks">
        <Placeholder name="slim-container" rendering={rendering} />
      </div>
    </div>
  );
}
