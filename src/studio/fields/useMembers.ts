import { useState } from 'react';
import { readMembers } from './rawMarkup.ts';
import type { Members } from './rawMarkup.ts';

/**
 * The members of a picture or a link. One whose address was taken out, to write another, has nothing stored; what it said
 * besides is remembered here and goes along with the next address.
 */
export function useMembers(rawValue: string, address: 'src' | 'href'): Members {
  const [kept, setKept] = useState(rawValue);
  if (rawValue !== '' && rawValue !== kept) setKept(rawValue);
  return rawValue === '' ? { ...readMembers(kept), [address]: '' } : readMembers(rawValue);
}
