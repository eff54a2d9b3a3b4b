import { useStrings } from '#src/context/PageContext.tsx';
import { EditingNote } from '#src/editor/EditingNote/EditingNote.tsx';

/** Tells editors what an alert in the line above every page does (E-003). Visitors see nothing. */
export function GlobalAlertNotice() {
  const t = useStrings();
  return <EditingNote name="GlobalAlert" reason={t('editor.alertOnEveryPage')} />;
}
