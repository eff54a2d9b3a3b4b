/**
 * A number of 0 or more as English and Spanish write it in the United States, with at most three decimals: 12345.5 is
 * "12,345.5". The same as `Intl.NumberFormat`, whose first use keeps a phone busy for a tenth of a second.
 */
export function formatNumber(value: number): string {
  const [whole = '', decimals] = String(Math.round(value * 1000) / 1000).split('.');
  const grouped = whole.replace(/\B(?=(?:\d{3})+$)/g, ',');
  return decimals ? `${grouped}.${decimals}` : grouped;
}
