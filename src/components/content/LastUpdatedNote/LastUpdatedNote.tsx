import type { ComponentProps } from '#src/declaration/Declaration.ts';
import { formatDate, parseDate } from '#src/domain/dates/dates.ts';
import { EditingNote } from '#src/editor/EditingNote/EditingNote.tsx';
import { usePage, useStrings } from '#src/context/PageContext.tsx';
import type { LastUpdated } from './LastUpdatedNote.data.ts';
import type { declaration } from './LastUpdatedNote.declaration.ts';

/** What editors see in place of the date (E-082). */
const SAMPLE_DATE = '2026-01-31';

/**
 * "Information updated as of" and the date of the newest entity of a kind. Without a date nothing
 * is said. Editors see a sample date, and are told when no entity type is chosen.
 */
export function LastUpdatedNote({ fields, params, data }: ComponentProps<typeof declaration, LastUpdated>) {
  const { mode, locale } = usePage();
  const t = useStrings();
  if (mode === 'edit' && !params.EntityType?.trim()) {
    return <EditingNote name="LastUpdatedNote" reason={t('updated.noEntityType')} />;
  }
  const date = parseDate(mode === 'edit' ? SAMPLE_DATE : data?.date);
  if (date.kind !== 'date') return null;
  return (
    <p className="LastUpdatedNote block">
      {fields.Label.value || t('updated.label')}{' '}
      <time dateTime={date.instant.toISOString().slice(0, 10)}>{formatDate(date.instant, locale)}</time>
    </p>
  );
}
