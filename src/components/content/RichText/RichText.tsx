import type { ComponentProps } from '#src/declaration/Declaration.ts';
import { EditableRichText } from '#src/editor/Editable/EditableRichText.tsx';
import { EditingNote } from '#src/editor/EditingNote/EditingNote.tsx';
import { cx } from '#src/ui/cx/cx.ts';
import type { declaration } from './RichText.declaration.ts';

/** Running text (S-110). */
export function RichText({ fields, params }: ComponentProps<typeof declaration>) {
  if (!fields.Text.value) return <EditingNote name="RichText" missing={['Text']} />;
  return (
    <div className={cx('RichText block', ...params.Styles)}>
      <EditableRichText field={fields.Text} />
    </div>
  );
}
