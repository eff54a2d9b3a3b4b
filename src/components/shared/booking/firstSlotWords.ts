import type { Translate } from '#src/context/PageContext.tsx';

/** Days to the first free slot in words: "today", "tomorrow", "in 3 days". */
export function firstSlotWords(days: number, t: Translate): string {
  if (days === 0) return t('booking.today');
  return days === 1 ? t('booking.tomorrow') : t('booking.inDays', { count: days });
}
