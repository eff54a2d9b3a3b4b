import { en } from './en.ts';
import { es } from './es.ts';
import type { Language } from './Language.ts';

/** The languages the directory has profiles in. */
export const languages: Readonly<Record<'en' | 'es', Language>> = { en, es };

/** `en`, `en-US`, `en_GB` → en; `es`, `es_MX` → es; undefined for anything else. */
export function localeOf(tag: string): 'en' | 'es' | undefined {
  const match = /^(en|es)(?:[-_][A-Za-z0-9]{2,8})*$/i.exec(tag);
  return match ? (match[1]?.toLowerCase() as 'en' | 'es') : undefined;
}
