import { EditingNote } from '#src/editor/EditingNote/EditingNote.tsx';
import { useStrings } from '#src/context/PageContext.tsx';

/** Deprecated: editors are asked to delete it, visitors see nothing (X-051). */
export function ServicesSearchBar() {
  const t = useStrings();
  return <EditingNote name="ServicesSearchBar" reason={t('editor.deprecated')} />;
}
