import { Fragment, type ReactNode } from 'react';
import { Theirs } from '#src/components/cards/ResultLanguage.tsx';
import { type ResultReason, resultReasons } from '#src/domain/search/resultReasons.ts';
import type { SearchResult } from '#src/domain/search/SearchAnswer.ts';
import type { SearchState } from '#src/domain/search/searchState.ts';
import { distanceText } from '#src/domain/distance/DistanceOrigin.ts';
import { type Translate, useStrings } from '#src/context/PageContext.tsx';

/** Why a result is here, in one quiet line under its card; nothing when the answer does not say. */
export function ReasonLine({ result, state }: { result: SearchResult; state: SearchState }) {
  const t = useStrings();
  const reasons = resultReasons(result, state);
  if (reasons.length === 0) return null;
  return (
    <p className="ReasonLine">
      {t('reasons.why')}{' '}
      {reasons.map((reason, at) => (
        <Fragment key={reason.kind}>
          {at > 0 ? ' · ' : null}
          {words(reason, t)}
        </Fragment>
      ))}
    </p>
  );
}

function words(reason: ResultReason, t: Translate): ReactNode {
  switch (reason.kind) {
    case 'specialty':
    case 'service':
    case 'type':
    case 'topic':
      return reason.name === undefined
        ? t(`reasons.${reason.kind}`)
        : named(t(`reasons.${reason.kind}Named`), reason.name);
    case 'language':
    case 'plan':
      return named(t(`reasons.${reason.kind}`), reason.name);
    case 'distance':
      return distanceText(reason.distance, (key, values) => t(`cards.${key}`, values));
    default:
      return t(`reasons.${reason.kind}`);
  }
}

/** A sentence of the site around a name of the result's own. */
function named(sentence: string, name: string): ReactNode {
  const [before, after] = sentence.split('{name}');
  return (
    <>
      {before}
      <Theirs>{name}</Theirs>
      {after}
    </>
  );
}
