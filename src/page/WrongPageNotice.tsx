import { usePage, useStrings } from '#src/context/PageContext.tsx';
import { wordFor } from '#src/context/wordFor.ts';

export interface WrongPageNoticeProps {
  /** Rendering name of the component; editors see which one it is. */
  name: string;
  /** The wildcard page types, entity types or templates it may stand on, as the registry has them. */
  allowed: readonly string[];
}

/** The wrong-page message with the allowed pages, word for word (Q-122, Q-123, D-002, D-006, X-033, X-034). */
export function WrongPageNotice({ name, allowed }: WrongPageNoticeProps) {
  const { mode } = usePage();
  const t = useStrings();
  return (
    <div className="EditingNote WrongPageNotice" role="note">
      {mode === 'edit' ? <strong>{wordFor(t, 'editor.component-', name)}</strong> : null}
      <p className="WrongPageNotice-message">{t('editor.wrongPage')}</p>
      <ul className="WrongPageNotice-allowed">
        {allowed.map((page) => (
          <li key={page}>{page}</li>
        ))}
      </ul>
    </div>
  );
}
