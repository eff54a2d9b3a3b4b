import type { ReactNode } from 'react';
import { formatDate } from '#src/domain/dates/dates.ts';
import {
  type AcceptingStatus,
  type ProviderSpecialty,
  providerStatuses,
} from '#src/domain/provider/specialtyStatus.ts';
import { toldStart } from '#src/domain/provider/startDate.ts';
import { useNow, usePage, useStrings, type Translate } from '#src/context/PageContext.tsx';
import { Status, type StatusTone } from '#src/ui/Status/Status.tsx';

const TONES: Record<AcceptingStatus['kind'], StatusTone> = {
  open: 'open',
  closed: 'closed',
  text: 'neutral',
};

/** What the line follows from. */
export interface AcceptingFacts {
  acceptingNewPatients?: boolean;
  specialties: readonly ProviderSpecialty[];
  startDate?: string;
  /** The server said so as it wrote the page. */
  startsLater?: boolean;
}

/** The words of a status. */
export function acceptingWords(status: AcceptingStatus, t: Translate): string {
  if (status.kind === 'text') return status.text;
  return t(status.kind === 'open' ? 'provider.accepting' : 'provider.notAccepting');
}

/**
 * Whether the provider takes new patients, by specialty where it differs; who is still to start is coming soon
 * instead, as the server judged until the page is awake. `children` follow in the line.
 */
export function AcceptingLine({ provider, children }: { provider: AcceptingFacts; children?: ReactNode }) {
  const t = useStrings();
  const { locale } = usePage();
  const starts = toldStart(provider, useNow());
  const groups = providerStatuses(provider);
  if (!starts && groups.length === 0 && !children) return null;
  return (
    <p className="CardFrame-line">
      {starts ? (
        <Status tone="soon">
          {t('provider.comingSoon')} ·{' '}
          {t('provider.availableBeginning', { date: formatDate(starts, locale, 'monthYear') })}
        </Status>
      ) : (
        groups.map(({ status, specialties, isForAll }) => {
          const words = acceptingWords(status, t);
          return (
            <Status key={words} tone={TONES[status.kind]}>
              {isForAll
                ? words
                : t('provider.statusFor', { status: words, specialties: specialties.join(', ') })}
            </Status>
          );
        })
      )}
      {children}
    </p>
  );
}
