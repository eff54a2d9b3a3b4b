import { usePage, useStrings } from '#src/context/PageContext.tsx';

export interface EditingNoteProps {
  /** Rendering name of the component. */
  name: string;
  /** Names of the empty fields, as the content platform or directory has them. */
  missing?: readonly string[];
  /** A sentence on why visitors see nothing, in place of or after the fields. */
  reason?: string;
}

/**
 * While editing, stands where a component without data would be: its name and what is missing (D-005, E-070,
 * E-079). Visitors and previewers see nothing (D-004).
 */
export function EditingNote({ name, missing = [], reason }: EditingNoteProps) {
  const { mode } = usePage();
  const t = useStrings();
  if (mode !== 'edit') return null;
  return (
    <div className="EditingNote" role="note">
      <strong className="EditingNote-name">{name}</strong>
      {missing.length > 0 ? (
        <span>
          {t('editor.missingFields')} <code>{missing.join(', ')}</code>
        </span>
      ) : null}
      {reason ? <span>{reason}</span> : null}
    </div>
  );
}
