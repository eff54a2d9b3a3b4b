import { EditingNote } from '#src/editor/EditingNote/EditingNote.tsx';
import { useStrings } from '#src/context/PageContext.tsx';

/** While editing, stands where a section of an entity would be on a page that has none to show (D-005, E-079). */
export function MissingEntityNote({ name }: { name: string }) {
  const t = useStrings();
  return <EditingNote name={name} reason={t('editor.noEntity')} />;
}
