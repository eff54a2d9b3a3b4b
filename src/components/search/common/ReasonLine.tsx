import { type ResultReason, resultReasons } from '#src/domain/search/resultReasons.ts';
import type { SearchResult } from '#src/domain/search/SearchAnswer.ts';
import type { SearchState } from '#src/domain/search/searchState.ts';
import { distanceText } from '#src/domain/distance/DistanceOrigin.ts';
import { type Translate, useStrings } from '#src/ports/PageContext.tsx';

/** Why a result is here, in one quiet line under its card; nothing when the answer does not say. */
export function ReasonLine({ result, state }: { result: SearchResult; state: SearchState }) {
  const t = useStrings();
  const reasons = resultReasons(result, state);
  if (reasons.length === 0) return null;
  return (
    <p className="ReasonLine">
      {t('reasons.why')} {reasons.map((reason) => words(reason, t)).join(' · ')}
    </p>
  );
}

function words(reason: ResultReason, t: Translate): string {
  switch (reason.kind) {
    case 'specialty':
    case 'service':
    case 'type':
    case 'topic':
      return reason.name === undefined
        ? t(`reasons.${reason.kind}`)
        : t(`reasons.${reason.kind}Named`, { name: reason.name });
    case 'language':
    case 'plan':
      return t(`reasons.${reason.kind}`, { name: reason.name });
    case 'distance':
      return distanceText(reason.distance, (key, values) => t(`cards.${key}`, values));
    default:
      return t(`reasons.${reason.kind}`);
  }
}
