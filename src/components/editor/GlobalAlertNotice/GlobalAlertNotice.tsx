import { usePage, useStrings } from '#src/context/PageContext.tsx';
import { EditingNote } from '#src/editor/EditingNote/EditingNote.tsx';

/** Tells editors what an alert in the line above every page does (E-003). Visitors see nothing. */
export function GlobalAlertNotice() {
  const t = useStrings();
  if (usePage().mode !== 'edit') return null;
  return (
    <aside className="wrap" aria-label={t('editor.aboutAlerts')}>
      <EditingNote name="GlobalAlert" reason={t('editor.alertOnEveryPage')} />
    </aside>
  );
}
