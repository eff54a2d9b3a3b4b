import type { ComponentProps } from '#src/declaration/Declaration.ts';
import { EditableLink } from '#src/editor/Editable/EditableLink.tsx';
import { EditableRichText } from '#src/editor/Editable/EditableRichText.tsx';
import { EditableText } from '#src/editor/Editable/EditableText.tsx';
import { EditingNote } from '#src/editor/EditingNote/EditingNote.tsx';
import { arrowRightIcon } from '#src/ui/Icon/glyphs.ts';
import { cx } from '#src/ui/cx/cx.ts';
import type { declaration } from './RichTextBlock.declaration.ts';

/** A text under a headline, in one to three columns, with an optional link. */
export function RichTextBlock({ fields, params }: ComponentProps<typeof declaration>) {
  const headline = fields.Headline.value;
  if (!headline && !fields.Text.value) {
    return <EditingNote name="RichTextBlock" missing={['Headline', 'Text']} />;
  }
  const columns = /^[23]$/.exec(params.Columns ?? params.ColumnCount ?? '')?.[0];
  return (
    <div className="RichTextBlock block">
      <div className={cx('RichTextBlock-inside', columns && `RichTextBlock--${columns}`)}>
        {headline ? (
          <h2 className="RichTextBlock-title">
            <EditableText field={fields.Headline} />
          </h2>
        ) : null}
        <EditableRichText field={fields.Text} />
        {fields.Link.value ? (
          <p>
            <EditableLink field={fields.Link} look="standalone" iconAfter={arrowRightIcon} />
          </p>
        ) : null}
      </div>
    </div>
  );
}
