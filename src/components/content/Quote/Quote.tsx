import type { ComponentProps } from '#src/declaration/Declaration.ts';
import { EditableImage } from '#src/editor/Editable/EditableImage.tsx';
import { EditableRichText } from '#src/editor/Editable/EditableRichText.tsx';
import { EditableText } from '#src/editor/Editable/EditableText.tsx';
import { EditingNote } from '#src/editor/EditingNote/EditingNote.tsx';
import type { declaration } from './Quote.declaration.ts';

/** What somebody said, and who. */
export function Quote({ fields }: ComponentProps<typeof declaration>) {
  const quote = fields.Quote.value;
  if (!quote) return <EditingNote name="Quote" missing={['Quote']} />;
  const hasPicture = fields.Image.value !== undefined;
  const isMarked = /^[“"«‘]/.test(quote.replace(/^<p>/, ''));
  return (
    <div className="Quote block">
      <figure className={`Quote-figure ${hasPicture ? 'Quote--picture' : ''}`}>
        {fields.Introduction.value ? (
          <div className="Quote-introduction">
            <EditableRichText field={fields.Introduction} />
          </div>
        ) : null}
        <blockquote className="Quote-words quote" data-marks={isMarked ? undefined : ''}>
          {quote.startsWith('<') ? (
            <EditableRichText field={fields.Quote} />
          ) : (
            <p>
              <EditableText field={fields.Quote} />
            </p>
          )}
        </blockquote>
        {fields.QuoteAttribution.value ? (
          <figcaption className="Quote-attribution">
            <EditableText field={fields.QuoteAttribution} />
          </figcaption>
        ) : null}
        {hasPicture ? (
          <div className="Quote-picture">
            <EditableImage field={fields.Image} width={530} height={412} ratio="card" rounded />
          </div>
        ) : null}
      </figure>
    </div>
  );
}
