import { Rating } from '#src/components/cards/ProviderCard/ProviderParts.tsx';
import { formatDate } from '#src/domain/dates/dates.ts';
import { toldStart } from '#src/domain/provider/startDate.ts';
import { useNow, usePage, useStrings } from '#src/context/PageContext.tsx';
import { upperFirst } from '#src/domain/text/upperFirst.ts';
import { Status } from '#src/ui/Status/Status.tsx';
import type { FoundPlanProvider } from './planProviderFromResult.ts';
import { planStatus } from './planStatus.ts';

/**
 * Whether new patients are accepted in the directory's own words, its extra text after them, when somebody
 * starts who is still to come, and the network's rating.
 */
export function PlanStatusLine({ provider }: { provider: FoundPlanProvider }) {
  const t = useStrings();
  const { locale } = usePage();
  const starts = toldStart(provider, useNow());
  const { statusExtra, related } = provider;
  const status = planStatus(provider, t);
  return (
    <>
      {status || related?.rating.kind === 'rated' ? (
        <p className="CardFrame-line">
          {status ? <Status tone={status.tone}>{status.words}</Status> : null}
          {related ? <Rating rating={related.rating} /> : null}
        </p>
      ) : null}
      {statusExtra ? <p className="CardFrame-fact">{upperFirst(statusExtra)}</p> : null}
      {starts ? (
        <Status tone="soon">{t('provider.startsOn', { date: formatDate(starts, locale, 'long') })}</Status>
      ) : null}
    </>
  );
}
