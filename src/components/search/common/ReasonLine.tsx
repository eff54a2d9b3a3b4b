import { DOT } from '#src/domain/text/dot.ts';
import { Fragment, type ReactNode } from 'react';
import { Theirs } from '#src/components/cards/ResultLanguage.tsx';
import { type ResultReason, resultReasons } from '#src/domain/search/resultReasons.ts';
import type { SearchResult } from '#src/domain/search/SearchAnswer.ts';
import type { SearchState } from '#src/domain/search/searchState.ts';
import { distanceText } from '#src/domain/distance/DistanceOrigin.ts';
import { type Translate, useStrings } from '#src/context/PageContext.tsx';

/**
 * Why a result is here, in one quiet line under its card; nothing when the answer does not say, or the card says it
 * already. `words` are those typed without what was read out of them as a filter.
 */
export function ReasonLine({
  result,
  state,
  words,
}: {
  result: SearchResult;
  state: SearchState;
  words: string;
}) {
  const t = useStrings();
  const reasons = resultReasons(result, state, words);
  if (reasons.length === 0) return null;
  return (
    <p className="ReasonLine">
      {t('reasons.why')}{' '}
      {reasons.map((reason, at) => (
        <Fragment key={reason.kind}>
          {at > 0 ? DOT : null}
          {inWords(reason, t)}
        </Fragment>
      ))}
    </p>
  );
}

function inWords(reason: ResultReason, t: Translate): ReactNode {
  switch (reason.kind) {
    case 'specialty':
    case 'condition':
    case 'procedure':
    case 'reason':
    case 'service':
    case 'type':
    case 'topic':
      return (
        <>
          {named(t(`reasons.${reason.kind}Named`), reason.name)}
          {reason.words === undefined ? null : ` ${t('reasons.forWords', { words: reason.words })}`}
        </>
      );
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
