import { useStrings } from '#src/ports/PageContext.tsx';

/** The wrong-page message with the allowed pages, word for word (Q-122, Q-123, D-002, D-006, X-033, X-034). */
export function WrongPageNotice({ allowed }: { allowed: readonly string[] }) {
  const t = useStrings();
  return (
    <div className="WrongPageNotice" role="note">
      <p className="WrongPageNotice-message">{t('editor.wrongPage')}</p>
      <ul className="WrongPageNotice-allowed">
        {allowed.map((page) => (
          <li key={page}>{page}</li>
        ))}
      </ul>
    </div>
  );
}
