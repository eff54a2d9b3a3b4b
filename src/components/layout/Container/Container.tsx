import type { ComponentProps } from '#src/declaration/Declaration.ts';
import { EditableImage } from '#src/editor/Editable/EditableImage.tsx';
import { Placeholder } from '#src/context/Placeholder.tsx';
import { cx } from '#src/ui/cx/cx.ts';
import type { declaration } from './Container.declaration.ts';

/** The grounds there are; another word in `BackgroundColor` leaves the page's own. */
const GROUNDS: Record<string, string> = {
  tint: 'tint',
  sand: 'tint',
  gray: 'tint',
  grey: 'tint',
  light: 'tint',
  brand: 'brand',
  primary: 'brand',
  dark: 'dark',
};

/** A band across the page that holds other components, on a ground of its own or over a picture (S-102). */
export function Container({ rendering, params, fields }: ComponentProps<typeof declaration>) {
  const hasPicture = fields.BackgroundImage.value !== undefined;
  // A picture is the ground, and words over it stand on white sheets: a dark ground's white words would be lost there.
  const ground = hasPicture ? undefined : GROUNDS[String(params.BackgroundColor ?? '').toLowerCase()];
  return (
    <div
      className={cx(
        'Container band',
        !ground && !hasPicture && 'band--plain',
        ground && `Container--${ground}`,
        (ground === 'tint' || ground === 'brand') && 'tint',
        hasPicture && 'Container--picture',
        ...params.Styles,
      )}
    >
      {hasPicture ? (
        <div className="Container-picture" aria-hidden="true">
          <EditableImage field={fields.BackgroundImage} width={1600} height={700} />
        </div>
      ) : null}
      <div className="Container-inside wrap blocks">
        <Placeholder name="container" rendering={rendering} />
      </div>
    </div>
  );
}
