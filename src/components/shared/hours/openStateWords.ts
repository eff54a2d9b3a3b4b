import { formatDate, formatDay, parseDate } from '#src/domain/dates/dates.ts';
import type { Locale } from '#src/domain/entities/common.ts';
import { formatTime } from '#src/domain/hours/formatTime.ts';
import type { OpenState } from '#src/domain/hours/openState.ts';
import { isClosingSoon } from '#src/domain/hours/openState.ts';
import { relativeDay } from '#src/domain/hours/relativeDay.ts';
import type { Translate } from '#src/context/PageContext.tsx';
import type { StringKey } from '#src/i18n/StringKey.ts';

/** An open state in words of the locale: the state itself and, when known, its next change. */
export interface OpenStateWords {
  tone: 'open' | 'soon' | 'closed' | 'neutral';
  label: string;
  change?: string;
}

/** A closing time this near is told by the clock alone, even past midnight ("Closes at 2 am"). */
const SAME_NIGHT_MS = 12 * 3_600_000;

/** "a las 1 p. m." is "a la 1 p. m." in Spanish, and so is "a la 1:30 p. m.": one o'clock alone is singular. */
export function agreeWithHour(text: string, locale: Locale): string {
  return locale === 'es' ? text.replace(/\ba las (1[:\s])/g, 'a la $1') : text;
}

/** Words for an open state at `now`, in the zone the hours are of. */
export function openStateWords(
  state: OpenState,
  now: Date,
  locale: Locale,
  t: Translate,
  timeZone?: string | null,
): OpenStateWords {
  const zone = timeZone ?? undefined;
  const say = (key: StringKey<'hours'>, values: Record<string, string>) =>
    agreeWithHour(t(key, values), locale);
  switch (state.kind) {
    case 'unknown':
      return { tone: 'neutral', label: t('hours.unknown') };
    case 'temporarily-closed': {
      const date = parseDate(state.reopens);
      return {
        tone: 'closed',
        label: t('hours.temporarilyClosed'),
        ...(date.kind === 'date' && {
          change: t('hours.reopensOn', { date: formatDate(date.instant, locale) }),
        }),
      };
    }
    case 'open-24-hours':
      return { tone: 'open', label: t('hours.open24Hours'), change: t('hours.alwaysOpen') };
    case 'open': {
      const tone = isClosingSoon(state, now) ? 'soon' : 'open';
      const label = t('hours.openNow');
      if (state.closesAt === null) return { tone, label };
      const time = formatTime(state.closesAt, locale, zone);
      if (tone === 'soon') return { tone, label, change: say('hours.closesSoonAt', { time }) };
      const day = relativeDay(state.closesAt, now, zone);
      const change =
        day.kind === 'today' || state.closesAt.getTime() - now.getTime() < SAME_NIGHT_MS
          ? say('hours.closesAt', { time })
          : day.kind === 'tomorrow'
            ? say('hours.closesTomorrowAt', { time })
            : say('hours.closesDayAt', { time, day: dayName(day, state.closesAt, locale, t, zone) });
      return { tone, label, change };
    }
    case 'closed': {
      const label = t('hours.closed');
      if (state.opensAt === null) return { tone: 'closed', label };
      const time = formatTime(state.opensAt, locale, zone);
      const day = relativeDay(state.opensAt, now, zone);
      const change =
        day.kind === 'today'
          ? say('hours.opensAt', { time })
          : day.kind === 'tomorrow'
            ? say('hours.opensTomorrowAt', { time })
            : say('hours.opensDayAt', { time, day: dayName(day, state.opensAt, locale, t, zone) });
      return { tone: 'closed', label, change };
    }
  }
}

function dayName(
  day: ReturnType<typeof relativeDay>,
  instant: Date,
  locale: Locale,
  t: Translate,
  zone: string | undefined,
): string {
  return day.kind === 'weekday' ? t(`hours.${day.weekday}`) : formatDay(instant, locale, 'short', zone);
}
