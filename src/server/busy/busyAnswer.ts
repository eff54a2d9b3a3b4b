import type { Locale } from '#src/domain/entities/common.ts';
import { cacheControl } from '../cacheHeaders.ts';

/** What is answered in place of something else. */
export interface BusyAnswer {
  headers: Record<string, string>;
  body: string;
}

/** Not phrases that editors change: whoever is too busy to answer asks nobody for them. */
const WORDS: Record<Locale, Record<'title' | 'text' | 'tryAgain' | 'emergency', string>> = {
  en: {
    title: 'Very many people are on our site right now',
    text: 'This page should be here again in a few seconds.',
    tryAgain: 'Try again',
    emergency: 'In an emergency, call 911.',
  },
  es: {
    title: 'En este momento hay muchísimas visitas en nuestro sitio',
    text: 'La página estará disponible de nuevo en unos segundos.',
    tryAgain: 'Intentar de nuevo',
    emergency: 'Si es una emergencia, llame al 911.',
  },
};

/** Seconds after which visitors come again, each another of them: all at once they would be as many as before. */
const COME_AGAIN = [3, 7, 5, 8, 4, 6];

/** A whole page without a style sheet, a script or a picture: it costs nothing to send, and says what somebody ill must know. */
function pageIn(locale: Locale): string {
  const { title, text, tryAgain, emergency } = WORDS[locale];
  return (
    `<!doctype html><html lang="${locale}"><head><meta charset="utf-8"><title>${title}</title>` +
    '<meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark">' +
    `<meta name="robots" content="noindex"></head><body><main><h1>${title}</h1>` +
    `<p>${text} <a href="">${tryAgain}</a></p>` +
    `<p><strong><a href="tel:911">${emergency}</a></strong></p></main></body></html>`
  );
}

const PAGES: Record<Locale, string> = { en: pageIn('en'), es: pageIn('es') };
const FOR_PROGRAMS = JSON.stringify({ error: 'Too many requests at once' });

/** The answer to a request that is refused, the `nth` of them: a page in the language of its address, JSON below /api. */
export function busyAnswer(url: string, nth: number): BusyAnswer {
  const isForPrograms = /^\/(?:es\/)?(?:api|sitecore)\//.test(url);
  return {
    headers: {
      'Content-Type': isForPrograms ? 'application/json; charset=utf-8' : 'text/html; charset=utf-8',
      'Cache-Control': cacheControl({ kind: 'none' }),
      'Retry-After': String(COME_AGAIN[nth % COME_AGAIN.length] ?? 5),
    },
    body: isForPrograms ? FOR_PROGRAMS : PAGES[/^\/es(?:[/?]|$)/.test(url) ? 'es' : 'en'],
  };
}
