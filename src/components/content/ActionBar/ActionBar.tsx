import type { ComponentProps } from '#src/components/RegistryRow.ts';
import { EditableButton } from '#src/editor/Editable/EditableLink.tsx';
import { EditableRichText } from '#src/editor/Editable/EditableRichText.tsx';
import { EditingNote } from '#src/editor/EditingNote/EditingNote.tsx';
import { childItems, linkField, richTextField, variantOf } from '#src/declaration/fields.ts';
import { cx } from '#src/ui/cx/cx.ts';

/** A line with the one or two things to do next, in variants Default and Error (S-114, D-017). */
export function ActionBar({ fields, params }: ComponentProps) {
  const links = childItems(fields).filter((item) => linkField(item.fields, 'Link'));
  if (!richTextField(fields, 'Text') && links.length === 0) {
    return <EditingNote name="ActionBar" missing={['Text', 'Children']} />;
  }
  return (
    <div className="ActionBar block">
      <div className={cx('ActionBar-inside', /^error$/i.test(variantOf(params)) && 'ActionBar--error')}>
        <div className="ActionBar-words">
          <EditableRichText fields={fields} name="Text" />
        </div>
        {links.length > 0 ? (
          <ul className="ActionBar-links">
            {links.map((item, index) => (
              <li key={item.id}>
                <EditableButton fields={item.fields} name="Link" look={index === 0 ? 'solid' : 'outline'} />
              </li>
            ))}
          </ul>
        ) : null}
      </div>
    </div>
  );
}
