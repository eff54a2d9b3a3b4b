import type { ComponentProps } from '#src/components/RegistryRow.ts';
import { EditableImage } from '#src/editor/Editable/EditableImage.tsx';
import { EditableText } from '#src/editor/Editable/EditableText.tsx';
import { EditingNote } from '#src/editor/EditingNote/EditingNote.tsx';
import { imageField, linkField, styleNames, textField } from '#src/declaration/fields.ts';
import { cx } from '#src/ui/cx/cx.ts';

/** A picture with an optional caption, which may lead somewhere (S-104). */
export function Image({ fields, params }: ComponentProps) {
  const image = imageField(fields, 'Image');
  if (!image) return <EditingNote name="Image" missing={['Image']} />;
  const target = linkField(fields, 'TargetUrl');
  const picture = <EditableImage fields={fields} name="Image" width={960} height={640} rounded />;
  return (
    <div className={cx('Image block', ...styleNames(params.Styles))}>
      <figure className="Image-figure">
        {target?.href ? (
          <a href={target.href} aria-label={image.alt ? undefined : target.text}>
            {picture}
          </a>
        ) : (
          picture
        )}
        {textField(fields, 'Caption') ? (
          <figcaption className="Image-caption">
            <EditableText fields={fields} name="Caption" />
          </figcaption>
        ) : null}
      </figure>
    </div>
  );
}
