import type { ComponentProps } from '#src/components/RegistryRow.ts';
import { EditableButton } from '#src/editor/Editable/EditableLink.tsx';
import { EditableRichText } from '#src/editor/Editable/EditableRichText.tsx';
import { EditableText } from '#src/editor/Editable/EditableText.tsx';
import { EditingNote } from '#src/editor/EditingNote/EditingNote.tsx';
import { linkField, richTextField, textField } from '#src/declaration/fields.ts';

/** A pointer in words only. */
export function SimplePromo({ fields }: ComponentProps) {
  const headline = textField(fields, 'Headline');
  if (!headline && !richTextField(fields, 'PromoText')) {
    return <EditingNote name="SimplePromo" missing={['Headline', 'PromoText']} />;
  }
  return (
    <div className="SimplePromo block" data-print="hide">
      <div className="SimplePromo-inside">
        <div className="SimplePromo-words">
          {headline ? (
            <h2 className="h3">
              <EditableText fields={fields} name="Headline" />
            </h2>
          ) : null}
          <EditableRichText fields={fields} name="PromoText" />
        </div>
        {linkField(fields, 'PromoLink') ? (
          <EditableButton fields={fields} name="PromoLink" look="outline" />
        ) : null}
      </div>
    </div>
  );
}
