import type { ComponentProps } from '#src/declaration/Declaration.ts';
import { EditableButton } from '#src/editor/Editable/EditableLink.tsx';
import { EditableRichText } from '#src/editor/Editable/EditableRichText.tsx';
import { EditingNote } from '#src/editor/EditingNote/EditingNote.tsx';
import { cx } from '#src/ui/cx/cx.ts';
import type { declaration } from './ActionBar.declaration.ts';

/** A line with the one or two things to do next, in variants Default and Error (S-114, D-017). */
export function ActionBar({ fields, params }: ComponentProps<typeof declaration>) {
  const links = fields.Children.value.filter((item) => item.fields.Link.value);
  if (!fields.Text.value && links.length === 0) {
    return <EditingNote name="ActionBar" missing={['Text', 'Children']} />;
  }
  return (
    <div className="ActionBar block">
      <div className={cx('ActionBar-inside', /^error$/i.test(params.FieldNames) && 'ActionBar--error')}>
        <div className="ActionBar-words">
          <EditableRichText field={fields.Text} />
        </div>
        {links.length > 0 ? (
          <ul className="ActionBar-links">
            {links.map((item, index) => (
              <li key={item.id}>
                <EditableButton field={item.fields.Link} look={index === 0 ? 'solid' : 'outline'} />
              </li>
            ))}
          </ul>
        ) : null}
      </div>
    </div>
  );
}
