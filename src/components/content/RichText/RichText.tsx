import type { ComponentProps } from '#src/components/RegistryRow.ts';
import { EditableRichText } from '#src/editor/Editable/EditableRichText.tsx';
import { EditingNote } from '#src/editor/EditingNote/EditingNote.tsx';
import { richTextField, styleNames } from '#src/declaration/fields.ts';
import { cx } from '#src/ui/cx/cx.ts';

/** Running text (S-110). */
export function RichText({ fields, params }: ComponentProps) {
  if (!richTextField(fields, 'Text')) return <EditingNote name="RichText" missing={['Text']} />;
  return (
    <div className={cx('RichText block', ...styleNames(params.Styles))}>
      <EditableRichText fields={fields} name="Text" />
    </div>
  );
}
