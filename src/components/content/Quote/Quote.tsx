import type { ComponentProps } from '#src/components/RegistryRow.ts';
import { EditableImage } from '#src/editor/Editable/EditableImage.tsx';
import { EditableRichText } from '#src/editor/Editable/EditableRichText.tsx';
import { EditableText } from '#src/editor/Editable/EditableText.tsx';
import { EditingNote } from '#src/editor/EditingNote/EditingNote.tsx';
import { imageField, richTextField, textField } from '#src/declaration/fields.ts';
import { usePage } from '#src/context/PageContext.tsx';

/** What somebody said, and who. */
export function Quote({ fields }: ComponentProps) {
  const { locale } = usePage();
  const quote = textField(fields, 'Quote');
  if (!quote) return <EditingNote name="Quote" missing={['Quote']} />;
  const hasPicture = imageField(fields, 'Image') !== undefined;
  const isMarked = /^[“"«‘]/.test(quote.replace(/^<p>/, ''));
  return (
    <div className="Quote block">
      <figure className={`Quote-figure ${hasPicture ? 'Quote--picture' : ''}`}>
        {richTextField(fields, 'Introduction') ? (
          <div className="Quote-introduction">
            <EditableRichText fields={fields} name="Introduction" />
          </div>
        ) : null}
        <blockquote className="Quote-words quote" data-marks={isMarked ? undefined : locale}>
          {quote.startsWith('<') ? (
            <EditableRichText fields={fields} name="Quote" />
          ) : (
            <p>
              <EditableText fields={fields} name="Quote" />
            </p>
          )}
        </blockquote>
        {textField(fields, 'QuoteAttribution') ? (
          <figcaption className="Quote-attribution">
            <EditableText fields={fields} name="QuoteAttribution" />
          </figcaption>
        ) : null}
        {hasPicture ? (
          <div className="Quote-picture">
            <EditableImage fields={fields} name="Image" width={530} height={412} ratio="card" rounded />
          </div>
        ) : null}
      </figure>
    </div>
  );
}
