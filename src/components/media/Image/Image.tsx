import type { ComponentProps } from '#src/declaration/Declaration.ts';
import { EditableImage } from '#src/editor/Editable/EditableImage.tsx';
import { EditableText } from '#src/editor/Editable/EditableText.tsx';
import { EditingNote } from '#src/editor/EditingNote/EditingNote.tsx';
import { cx } from '#src/ui/cx/cx.ts';
import type { declaration } from './Image.declaration.ts';

/** A picture with an optional caption, which may lead somewhere (S-104). */
export function Image({ fields, params }: ComponentProps<typeof declaration>) {
  const image = fields.Image.value;
  if (!image) return <EditingNote name="Image" missing={['Image']} />;
  const target = fields.TargetUrl.value;
  const picture = <EditableImage field={fields.Image} width={960} height={640} rounded />;
  return (
    <div className={cx('Image block', ...params.Styles)}>
      <figure className="Image-figure">
        {target?.href ? (
          <a href={target.href} aria-label={image.alt ? undefined : target.text}>
            {picture}
          </a>
        ) : (
          picture
        )}
        {fields.Caption.value ? (
          <figcaption className="Image-caption">
            <EditableText field={fields.Caption} />
          </figcaption>
        ) : null}
      </figure>
    </div>
  );
}
