import type { ComponentProps } from '#src/declaration/Declaration.ts';
import { headingTag } from '#src/domain/text/headingLevel.ts';
import { EditableText } from '#src/editor/Editable/EditableText.tsx';
import { EditingNote } from '#src/editor/EditingNote/EditingNote.tsx';
import type { declaration } from './TextTag.declaration.ts';

/** A line of text as the heading its `HeadingLevel` says, else as a plain header element. */
export function TextTag({ fields, params }: ComponentProps<typeof declaration>) {
  if (!fields.Text.value) return <EditingNote name="TextTag" missing={['Text']} />;
  const Tag = headingTag(params.HeadingLevel);
  return (
    <div className="TextTag block block--heading">
      <Tag className={Tag === 'header' ? 'h3' : undefined}>
        <EditableText field={fields.Text} />
      </Tag>
    </div>
  );
}
