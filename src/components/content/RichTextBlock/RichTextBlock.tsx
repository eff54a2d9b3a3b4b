import type { ComponentProps } from '#src/components/RegistryRow.ts';
import { EditableLink } from '#src/editor/Editable/EditableLink.tsx';
import { EditableRichText } from '#src/editor/Editable/EditableRichText.tsx';
import { EditableText } from '#src/editor/Editable/EditableText.tsx';
import { EditingNote } from '#src/editor/EditingNote/EditingNote.tsx';
import { linkField, richTextField, textField } from '#src/declaration/fields.ts';
import { arrowRightIcon } from '#src/ui/Icon/glyphs.ts';
import { cx } from '#src/ui/cx/cx.ts';

/** A text under a headline, in one to three columns, with an optional link. */
export function RichTextBlock({ fields, params }: ComponentProps) {
  const headline = textField(fields, 'Headline');
  if (!headline && !richTextField(fields, 'Text')) {
    return <EditingNote name="RichTextBlock" missing={['Headline', 'Text']} />;
  }
  const columns = /^[23]$/.exec(params.Columns ?? params.ColumnCount ?? '')?.[0];
  return (
    <div className="RichTextBlock block">
      <div className={cx('RichTextBlock-inside', columns && `RichTextBlock--${columns}`)}>
        {headline ? (
          <h2 className="RichTextBlock-title">
            <EditableText fields={fields} name="Headline" />
          </h2>
        ) : null}
        <EditableRichText fields={fields} name="Text" />
        {linkField(fields, 'Link') ? (
          <p>
            <EditableLink fields={fields} name="Link" look="standalone" iconAfter={arrowRightIcon} />
          </p>
        ) : null}
      </div>
    </div>
  );
}
