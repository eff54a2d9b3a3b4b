import { useId } from 'react';
import type { ComponentProps } from '#src/components/RegistryRow.ts';
import { EditableLink } from '#src/editor/Editable/EditableLink.tsx';
import { EditableText } from '#src/editor/Editable/EditableText.tsx';
import { EditingNote } from '#src/editor/EditingNote/EditingNote.tsx';
import { childItems, linkField, textField, variantOf } from '#src/declaration/fields.ts';

/**
 * Links under a title (S-106, Q-145), in variants Vertical, Horizontal (one line) and Columns (rows with hairlines,
 * alphabetical order as the editor has it, down the columns). A link without an address is plain text.
 */
export function LinkList({ fields, params }: ComponentProps) {
  const id = useId();
  const items = childItems(fields).filter((item) => linkField(item.fields, 'Link'));
  const title = textField(fields, 'Title');
  if (items.length === 0) return <EditingNote name="LinkList" missing={['Children']} />;
  const variant = /^(horizontal|columns)$/i.exec(variantOf(params))?.[0].toLowerCase() ?? 'vertical';
  const Heading = params.HeadingLevel === '3' ? 'h3' : 'h2';
  return (
    <div className={`LinkList LinkList--${variant} block`}>
      <div className="LinkList-inside">
        {title ? (
          <Heading id={id} className="LinkList-title">
            <EditableText fields={fields} name="Title" />
          </Heading>
        ) : null}
        <ul className="LinkList-list" aria-labelledby={title ? id : undefined}>
          {items.map((item) => (
            <li key={item.id} className="LinkList-item">
              <EditableLink fields={item.fields} name="Link" look="plain" />
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
