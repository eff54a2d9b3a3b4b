import type { ComponentProps } from '#src/declaration/Declaration.ts';
import { Placeholder } from '#src/context/Placeholder.tsx';
import { cx } from '#src/ui/cx/cx.ts';
import type { declaration } from './SlimContainer.declaration.ts';

/** A column as wide as a comfortable line, for texts. */
export function SlimContainer({ rendering, params }: ComponentProps<typeof declaration>) {
  return (
    <div className={cx('SlimContainer block', ...params.Styles)}>
      <div className="SlimContainer-inside blocks">
        <Placeholder name="slim-container" rendering={rendering} />
      </div>
    </div>
  );
}
