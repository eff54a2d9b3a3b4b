import { OnThisPage } from '#src/components/shared/links/OnThisPage.tsx';
import { useStrings } from '#src/context/PageContext.tsx';
import type { ComponentProps } from '#src/declaration/Declaration.ts';
import { headingsOf, readingMinutes } from '#src/domain/text/headings.ts';
import { EditableRichText } from '#src/editor/Editable/EditableRichText.tsx';
import { EditingNote } from '#src/editor/EditingNote/EditingNote.tsx';
import { cx } from '#src/ui/cx/cx.ts';
import type { declaration } from './RichText.declaration.ts';

/** Running text (S-110), with a list of its parts above it where an editor wants one. */
export function RichText({ fields, params }: ComponentProps<typeof declaration>) {
  if (!fields.Text.value) return <EditingNote name="RichText" missing={['Text']} />;
  return (
    <div className={cx('RichText block', ...params.Styles)}>
      {params.Contents ? <Contents html={fields.Text.value} /> : null}
      <EditableRichText field={fields.Text} />
    </div>
  );
}

/** Fewer parts are seen at a glance. */
const LEAST = 3;

function Contents({ html }: { html: string }) {
  const t = useStrings();
  const parts = headingsOf(html);
  if (parts.length < LEAST) return null;
  const count = readingMinutes(html);
  return (
    <OnThisPage
      isList
      links={parts.map(({ id, label }) => ({ label, anchor: id }))}
      note={t(count === 1 ? 'navigation.readingMinute' : 'navigation.readingMinutes', { count })}
    />
  );
}
