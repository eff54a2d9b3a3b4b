import type { ComponentProps } from '#src/declaration/Declaration.ts';
import { EditableRichText } from '#src/editor/Editable/EditableRichText.tsx';
import { EditableText } from '#src/editor/Editable/EditableText.tsx';
import { EditingNote } from '#src/editor/EditingNote/EditingNote.tsx';
import { cx } from '#src/ui/cx/cx.ts';
import type { declaration } from './Stats.declaration.ts';

/** Figures with what they count. `Columns` sets how many stand side by side. */
export function Stats({ fields, params }: ComponentProps<typeof declaration>) {
  const items = fields.Children.value.filter((item) => item.fields.Value.value);
  if (items.length === 0) return <EditingNote name="Stats" missing={['Value', 'Label']} />;
  const columns = /^[2-4]$/.exec(params.Columns ?? params.ColumnCount ?? '')?.[0];
  return (
    <div className="Stats block">
      <dl className={cx('Stats-list', `Stats--${columns ?? Math.min(4, Math.max(2, items.length))}`)}>
        {items.map((item) => (
          <div key={item.id} className="Stats-item">
            <dt className="Stats-label">
              <EditableText field={item.fields.Label} />
            </dt>
            <dd className="Stats-value">
              <EditableText field={item.fields.Value} />
            </dd>
            {item.fields.Text.value ? (
              <dd className="Stats-text">
                <EditableRichText field={item.fields.Text} size="small" />
              </dd>
            ) : null}
          </div>
        ))}
      </dl>
    </div>
  );
}
