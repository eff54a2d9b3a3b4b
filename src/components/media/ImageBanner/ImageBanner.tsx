import type { ComponentProps } from '#src/declaration/Declaration.ts';
import { EditableImage } from '#src/editor/Editable/EditableImage.tsx';
import { EditableText } from '#src/editor/Editable/EditableText.tsx';
import { EditingNote } from '#src/editor/EditingNote/EditingNote.tsx';
import type { declaration } from './ImageBanner.declaration.ts';

/** A picture across the column with one sentence on a sheet in its corner. */
export function ImageBanner({ fields }: ComponentProps<typeof declaration>) {
  if (!fields.Image.value) return <EditingNote name="ImageBanner" missing={['Image']} />;
  return (
    <div className="ImageBanner block">
      <div className="ImageBanner-inside">
        <EditableImage
          field={fields.Image}
          width={1240}
          height={480}
          rounded
          sizes="(min-width: 1300px) 1240px, 100vw"
        />
        {fields.Headline.value ? (
          <p className="ImageBanner-words h2">
            <EditableText field={fields.Headline} />
          </p>
        ) : null}
      </div>
    </div>
  );
}
