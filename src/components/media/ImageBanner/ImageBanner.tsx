import type { ComponentProps } from '#src/components/RegistryRow.ts';
import { EditableImage } from '#src/editor/Editable/EditableImage.tsx';
import { EditableText } from '#src/editor/Editable/EditableText.tsx';
import { EditingNote } from '#src/editor/EditingNote/EditingNote.tsx';
import { imageField, textField } from '#src/declaration/fields.ts';

/** A picture across the column with one sentence on a sheet in its corner. */
export function ImageBanner({ fields }: ComponentProps) {
  if (!imageField(fields, 'Image')) return <EditingNote name="ImageBanner" missing={['Image']} />;
  return (
    <div className="ImageBanner block">
      <div className="ImageBanner-inside">
        <EditableImage
          fields={fields}
          name="Image"
          width={1240}
          height={480}
          rounded
          sizes="(min-width: 1300px) 1240px, 100vw"
        />
        {textField(fields, 'Headline') ? (
          <p className="ImageBanner-words h2">
            <EditableText fields={fields} name="Headline" />
          </p>
        ) : null}
      </div>
    </div>
  );
}
