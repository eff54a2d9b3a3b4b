const words = new Set([
  'not available',
  'n/a',
  'na',
  'none',
  'null',
  'unknown',
  '-',
  '--',
  '-999',
  '-999.0',
  '-9999',
]);

/** Text by which sources say "we do not know": empty, 'NOT AVAILABLE', -999 and the like. */
export const isUnknown = (text: string): boolean => {
  const plain = text.trim().toLowerCase();
  return plain === '' || words.has(plain);
};
