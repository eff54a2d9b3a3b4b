import type { ComponentProps } from '#src/components/RegistryRow.ts';
import { EditableRichText } from '#src/editor/Editable/EditableRichText.tsx';
import { EditableText } from '#src/editor/Editable/EditableText.tsx';
import { EditingNote } from '#src/editor/EditingNote/EditingNote.tsx';
import { childItems, richTextField, textField } from '#src/declaration/fields.ts';
import { cx } from '#src/ui/cx/cx.ts';

/** Figures with what they count. `Columns` sets how many stand side by side. */
export function Stats({ fields, params }: ComponentProps) {
  const items = childItems(fields).filter((item) => textField(item.fields, 'Value'));
  if (items.length === 0) return <EditingNote name="Stats" missing={['Value', 'Label']} />;
  const columns = /^[2-4]$/.exec(params.Columns ?? params.ColumnCount ?? '')?.[0];
  return (
    <div className="Stats block">
      <dl className={cx('Stats-list', `Stats--${columns ?? Math.min(4, Math.max(2, items.length))}`)}>
        {items.map((item) => (
          <div key={item.id} className="Stats-item">
            <dt className="Stats-label">
              <EditableText fields={item.fields} name="Label" />
            </dt>
            <dd className="Stats-value">
              <EditableText fields={item.fields} name="Value" />
            </dd>
            {richTextField(item.fields, 'Text') ? (
              <dd className="Stats-text">
                <EditableRichText fields={item.fields} name="Text" size="small" />
              </dd>
            ) : null}
          </div>
        ))}
      </dl>
    </div>
  );
}
