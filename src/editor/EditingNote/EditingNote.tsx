import { usePage, useStrings } from '#src/context/PageContext.tsx';
import { wordFor } from '#src/context/wordFor.ts';

export interface EditingNoteProps {
  /** Rendering name of the component. */
  name: string;
  /** Names of the empty fields, as the content platform or directory has them. */
  missing?: readonly string[];
  /** A sentence on why visitors see nothing, in place of or after the fields. */
  reason?: string;
}

/**
 * While editing, stands where a component without data would be: what it is called and what is missing (D-005, E-070,
 * E-079). Visitors and previewers see nothing (D-004).
 */
export function EditingNote({ name, missing = [], reason }: EditingNoteProps) {
  const { mode } = usePage();
  const t = useStrings();
  if (mode !== 'edit') return null;
  // Fields of content begin with a capital letter, those of the directory do not.
  const empty = /^[A-Z]/.test(missing[0] ?? '') ? 'editor.missingFields' : 'editor.missingInDirectory';
  return (
    <div className="EditingNote" role="note">
      <strong className="EditingNote-name">{wordFor(t, 'editor.component-', name)}</strong>
      {missing.length > 0 ? (
        <span>
          {t(empty)} {missing.map((field) => wordFor(t, 'editor.field-', field)).join(', ')}
        </span>
      ) : null}
      {reason ? <span>{reason}</span> : null}
    </div>
  );
}
