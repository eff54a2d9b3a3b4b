import type { ReactNode } from 'react';
import { OpenStateLine } from '#src/components/shared/hours/OpenStateLine.tsx';
import { useNow, usePage, useStrings } from '#src/context/PageContext.tsx';
import type { Hours } from '#src/domain/hours/Hours.ts';

/**
 * What changes with the clock on a card: whether the place is open, and what is told beside it. Nothing on the server, in the room
 * of a line.
 */
export function CardOpenState({
  hours,
  beside,
}: {
  hours: Hours | undefined;
  beside?: (now: Date) => ReactNode;
}) {
  const t = useStrings();
  const { locale } = usePage();
  const now = useNow();
  return (
    <div className="CardFrame-state">
      {now ? <OpenStateLine hours={hours} now={now} locale={locale} t={t} /> : null}
      {now ? beside?.(now) : null}
    </div>
  );
}
