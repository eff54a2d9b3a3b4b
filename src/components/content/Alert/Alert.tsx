import type { ComponentProps } from '#src/components/RegistryRow.ts';
import { EditableRichText } from '#src/editor/Editable/EditableRichText.tsx';
import { EditableText } from '#src/editor/Editable/EditableText.tsx';
import { pickedIcon } from '#src/editor/Editable/PickedIcon.tsx';
import { EditingNote } from '#src/editor/EditingNote/EditingNote.tsx';
import { richTextField, textField, variantOf } from '#src/declaration/fields.ts';
import { Notice } from '#src/ui/Notice/Notice.tsx';

/** A notice in the page, in variants Default and Error (S-115, D-017). */
export function Alert({ fields, params }: ComponentProps) {
  const heading = textField(fields, 'Heading');
  if (!heading && !richTextField(fields, 'Text')) {
    return <EditingNote name="Alert" missing={['Heading', 'Text']} />;
  }
  const icon = pickedIcon(fields, 'Icon');
  return (
    <div className="Alert block block--near">
      <Notice tone={/^error$/i.test(variantOf(params)) ? 'urgent' : 'info'} {...(icon ? { icon } : {})}>
        {heading ? (
          <p>
            <strong>
              <EditableText fields={fields} name="Heading" />
            </strong>
          </p>
        ) : null}
        <EditableRichText fields={fields} name="Text" />
      </Notice>
    </div>
  );
}
