import { useId } from 'react';
import type { ComponentProps } from '#src/declaration/Declaration.ts';
import { EditableLink } from '#src/editor/Editable/EditableLink.tsx';
import { EditableText } from '#src/editor/Editable/EditableText.tsx';
import { EditingNote } from '#src/editor/EditingNote/EditingNote.tsx';
import type { declaration } from './LinkList.declaration.ts';

/**
 * Links under a title (S-106, Q-145), in variants Vertical, Horizontal (one line) and Columns (rows with hairlines,
 * alphabetical order as the editor has it, down the columns). A link without an address is plain text.
 */
export function LinkList({ fields, params }: ComponentProps<typeof declaration>) {
  const id = useId();
  const items = fields.Children.value.filter((item) => item.fields.Link.value);
  const title = fields.Title.value;
  if (items.length === 0) return <EditingNote name="LinkList" missing={['Children']} />;
  const variant = /^(horizontal|columns)$/i.exec(params.FieldNames)?.[0].toLowerCase() ?? 'vertical';
  const Heading = params.HeadingLevel === '3' ? 'h3' : 'h2';
  return (
    <div className={`LinkList LinkList--${variant} block`}>
      <div className="LinkList-inside">
        {title ? (
          <Heading id={id} className="LinkList-title">
            <EditableText field={fields.Title} />
          </Heading>
        ) : null}
        <ul className="LinkList-list" aria-labelledby={title ? id : undefined}>
          {items.map((item) => (
            <li key={item.id} className="LinkList-item">
              <EditableLink field={item.fields.Link} look="plain" />
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
