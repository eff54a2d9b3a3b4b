import { spanishTitles } from '../catalogue.ts';

/** What the platform said, which is English, in the language of who reads the Studio; its sentences are loaded when asked for. */
export async function inReadersLanguage(reason: string): Promise<string> {
  if (document.documentElement.lang !== 'es') return reason;
  try {
    const [{ inSpanish }, titles] = await Promise.all([import('./inSpanish.ts'), spanishTitles()]);
    return inSpanish(reason, titles);
  } catch {
    return reason; // without a connection: better English than nothing
  }
}
