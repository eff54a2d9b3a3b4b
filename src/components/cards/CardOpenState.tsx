import type { ReactNode } from 'react';
import { OpenStateLine } from '#src/components/shared/hours/OpenStateLine.tsx';
import { Status } from '#src/ui/Status/Status.tsx';
import { useNow, usePage, useStrings } from '#src/context/PageContext.tsx';
import type { Hours } from '#src/domain/hours/Hours.ts';

/**
 * What changes with the clock on a card: whether the place is open, and what is told beside it. Nothing on the server, in the room
 * of a line; of a place whose hours nobody knows, that one can call for them.
 */
export function CardOpenState({
  hours,
  canCall = false,
  beside,
}: {
  hours: Hours | undefined;
  /** The place has a phone. */
  canCall?: boolean;
  beside?: (now: Date) => ReactNode;
}) {
  const t = useStrings();
  const { locale } = usePage();
  const now = useNow();
  return (
    <div className="CardFrame-state">
      {!hours && canCall ? <Status tone="neutral">{t('cards.callForHours')}</Status> : null}
      {now ? <OpenStateLine hours={hours} now={now} locale={locale} t={t} /> : null}
      {now ? beside?.(now) : null}
    </div>
  );
}
