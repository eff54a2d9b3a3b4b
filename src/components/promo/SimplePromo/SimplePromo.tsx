import type { ComponentProps } from '#src/declaration/Declaration.ts';
import { EditableButton } from '#src/editor/Editable/EditableLink.tsx';
import { EditableRichText } from '#src/editor/Editable/EditableRichText.tsx';
import { EditableText } from '#src/editor/Editable/EditableText.tsx';
import { EditingNote } from '#src/editor/EditingNote/EditingNote.tsx';
import type { declaration } from './SimplePromo.declaration.ts';

/** A pointer in words only. */
export function SimplePromo({ fields }: ComponentProps<typeof declaration>) {
  const headline = fields.Headline.value;
  if (!headline && !fields.PromoText.value) {
    return <EditingNote name="SimplePromo" missing={['Headline', 'PromoText']} />;
  }
  return (
    <div className="SimplePromo block" data-print="hide">
      <div className="SimplePromo-inside">
        <div className="SimplePromo-words">
          {headline ? (
            <h2 className="h3">
              <EditableText field={fields.Headline} />
            </h2>
          ) : null}
          <EditableRichText field={fields.PromoText} />
        </div>
        {fields.PromoLink.value ? <EditableButton field={fields.PromoLink} look="outline" /> : null}
      </div>
    </div>
  );
}
