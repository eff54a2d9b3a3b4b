import type { ComponentProps } from '#src/declaration/Declaration.ts';
import { EditableRichText } from '#src/editor/Editable/EditableRichText.tsx';
import { EditableText } from '#src/editor/Editable/EditableText.tsx';
import { pickedIcon } from '#src/editor/Editable/PickedIcon.tsx';
import { EditingNote } from '#src/editor/EditingNote/EditingNote.tsx';
import { Notice } from '#src/ui/Notice/Notice.tsx';
import type { declaration } from './Alert.declaration.ts';

/** A notice in the page, in variants Default and Error (S-115, D-017). */
export function Alert({ fields, params }: ComponentProps<typeof declaration>) {
  const heading = fields.Heading.value;
  if (!heading && !fields.Text.value) {
    return <EditingNote name="Alert" missing={['Heading', 'Text']} />;
  }
  const icon = pickedIcon(fields.Icon.value);
  return (
    <div className="Alert block block--near">
      <Notice tone={/^error$/i.test(params.FieldNames) ? 'urgent' : 'info'} {...(icon ? { icon } : {})}>
        {heading ? (
          <p>
            <strong>
              <EditableText field={fields.Heading} />
              {isSentenceBefore(heading, fields.Text.value) ? '.' : null}
            </strong>
          </p>
        ) : null}
        <EditableRichText field={fields.Text} />
      </Notice>
    </div>
  );
}

/** Whether the strong words end before a sentence of its own, and say so by no stop themselves. */
const isSentenceBefore = (heading: string, html: string | undefined): boolean =>
  !/\p{P}\s*$/u.test(heading) && /^(?:\s|<[^>]*>)*[¿¡“"]*\p{Lu}/u.test(html ?? '');
