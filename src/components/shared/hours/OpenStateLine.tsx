import type { Locale } from '#src/domain/entities/common.ts';
import type { Hours } from '#src/domain/hours/Hours.ts';
import { openState } from '#src/domain/hours/openState.ts';
import { zoneName } from '#src/domain/hours/zoneName.ts';
import type { Translate } from '#src/context/PageContext.tsx';
import { Status } from '#src/ui/Status/Status.tsx';
import { openStateWords } from './openStateWords.ts';

export interface OpenStateLineProps {
  hours: Hours | undefined;
  now: Date;
  locale: Locale;
  t: Translate;
}

/**
 * "Open now, closes at 8 pm" or "Open 24 hours" in one line, with the zone where it is not the site's; nothing when the
 * directory says nothing of hours.
 */
export function OpenStateLine({ hours, now, locale, t }: OpenStateLineProps) {
  if (!hours) return null;
  const state = openState(hours, now);
  const words = openStateWords(state, now, locale, t, hours.timeZone);
  const change =
    state.kind === 'open-24-hours'
      ? undefined
      : words.change && words.change.charAt(0).toLowerCase() + words.change.slice(1);
  const line = change ? `${words.label}, ${change}` : words.label;
  const zone = change && hours.timeZone && ` (${zoneName(hours.timeZone, locale)})`;
  return (
    <Status tone={words.tone}>
      {line}
      {zone}
    </Status>
  );
}
