import { useStrings } from '#src/context/PageContext.tsx';

/** Tells editors, never visitors, that a placed component is unknown or failed. */
export function MissingComponentNotice({ name, failed = false }: { name: string; failed?: boolean }) {
  const t = useStrings();
  return (
    <div className="MissingComponentNotice" role="note">
      {t(failed ? 'editor.componentFailed' : 'editor.componentUnknown', { name })}
    </div>
  );
}
