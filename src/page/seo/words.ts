import type { Locale } from '#src/domain/entities/common.ts';
import { facets as englishKinds } from '#src/i18n/en/facets.ts';
import { researchCard as englishResearch } from '#src/i18n/en/researchCard.ts';
import { seo as english } from '#src/i18n/en/seo.ts';
import { facets as spanishKinds } from '#src/i18n/es/facets.ts';
import { researchCard as spanishResearch } from '#src/i18n/es/researchCard.ts';
import { seo as spanish } from '#src/i18n/es/seo.ts';
import { fillIn } from '#src/domain/text/fillIn.ts';
import type { Translate } from '#src/context/PageContext.tsx';

const STRINGS: Record<Locale, Record<string, string>> = {
  en: { ...english, ...englishResearch, ...englishKinds },
  es: { ...spanish, ...spanishResearch, ...spanishKinds },
};

/** The words of heads and share pictures in a language; server only, no page carries them to the browser. */
export const wordsOf =
  (locale: Locale): Translate =>
  (key, values) =>
    fillIn(STRINGS[locale][key] ?? key, values);
