import type { Locale } from '#src/domain/entities/common.ts';

/** How a language writes numbers; its digits are grouped from `groupsFrom` digits on. */
const STYLES: Record<Locale, { group: string; point: string; groupsFrom: number }> = {
  en: { group: ',', point: '.', groupsFrom: 4 },
  es: { group: '.', point: ',', groupsFrom: 5 },
};

/**
 * A number of 0 or more as the language writes it, with at most three decimals: 12345.5 is "12,345.5" or "12.345,5". The
 * same as `Intl.NumberFormat`, whose first use keeps a phone busy for a tenth of a second.
 */
export function formatNumber(value: number, locale: Locale): string {
  const { group, point, groupsFrom } = STYLES[locale];
  const [whole = '', decimals] = String(Math.round(value * 1000) / 1000).split('.');
  const grouped = whole.length < groupsFrom ? whole : whole.replace(/\B(?=(?:\d{3})+$)/g, group);
  return decimals ? grouped + point + decimals : grouped;
}
