import { useStrings } from '#src/context/PageContext.tsx';
import type { StringKey } from '#src/i18n/StringKey.ts';

/** What is said of the facts, by what it says; the browser fills the gaps (`careNow.ts`). */
const SAYINGS = [
  ...['openNow', 'oneOpenNow', 'noneOpen', 'openNear', 'oneOpenNear', 'noneOpenNear'],
  ...['shortestLine', 'shortestLineOne', 'noLine', 'nearest', 'nearestUntil', 'only', 'onlyUntil'],
  ...['opensToday', 'opensTomorrow'],
] as const;

/**
 * Room for what is open now of a kind of places. Empty without scripts, and for as long as nothing is known: what is said
 * above it holds always.
 */
export function OpenNow({ kind }: { kind: string }) {
  const t = useStrings();
  const say = Object.fromEntries(SAYINGS.map((name) => [name, t(`promo.${name}` as StringKey<'promo'>)]));
  return (
    <p className="SingleActionCard-now" data-care={kind} data-say={JSON.stringify(say)}>
      <strong></strong> <span></span>{' '}
      <button type="button" hidden>
        {t('promo.useMyPosition')}
      </button>
    </p>
  );
}
