import type { ComponentProps } from '#src/declaration/Declaration.ts';
import { formatDate } from '#src/domain/dates/dates.ts';
import { EditingNote } from '#src/editor/EditingNote/EditingNote.tsx';
import { usePage, useStrings } from '#src/context/PageContext.tsx';
import { Status } from '#src/ui/Status/Status.tsx';
import type { FreshnessData } from './Freshness.data.ts';
import type { declaration } from './Freshness.declaration.ts';

/**
 * When the information of any detail page was last updated, and that it was not verified recently when that is more than 90
 * days ago. Nothing without a date.
 */
export function Freshness({ data }: ComponentProps<typeof declaration, FreshnessData>) {
  const { locale } = usePage();
  const t = useStrings();
  if (!data) return <EditingNote name="Freshness" missing={['updateTimestamp']} />;
  return (
    <p className="Freshness">
      {t('updated.label')} <time dateTime={data.date}>{formatDate(new Date(data.date), locale)}</time>
      {data.isOld ? <Status tone="neutral">{t('updated.notVerified')}</Status> : null}
    </p>
  );
}
