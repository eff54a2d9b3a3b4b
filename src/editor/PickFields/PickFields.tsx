import { useStrings } from '#src/context/PageContext.tsx';
import type { EditedPart } from '#src/context/EditingPage.ts';
import { wordFor } from '#src/context/wordFor.ts';
import { PickField } from '#src/editor/PickField/PickField.tsx';
import { useEditorTools } from '#src/editor/saving/useField.ts';

/** Beside a component while editing: the selections it shows, each with its picker (E-005, E-006). */
export function PickFields({ part, component }: { part: EditedPart; component: string }) {
  const t = useStrings();
  const { saverOf, canSave } = useEditorTools();
  const saver = saverOf(part);
  return (
    <section className="PickFields" aria-label={t('editor.selections', { component })}>
      <p className="PickFields-head">
        <strong>{component}</strong>
      </p>
      {canSave ? null : <p>{t('editor.cannotSave')}</p>}
      <div className="PickFields-fields">
        {part.fields.map((field) => (
          <PickField
            key={field.name}
            saver={saver}
            field={field}
            label={wordFor(t, 'editor.field-', field.declared)}
          />
        ))}
      </div>
    </section>
  );
}
