import { EditingNote } from '#src/editor/EditingNote/EditingNote.tsx';
import { useStrings } from '#src/context/PageContext.tsx';

/** Tells editors that the example provider could not be had (E-080, X-060); visitors see nothing. */
export function ExampleMissing({ name }: { name: string }) {
  const t = useStrings();
  return <EditingNote name={name} reason={t('planProvider.exampleMissing')} />;
}
