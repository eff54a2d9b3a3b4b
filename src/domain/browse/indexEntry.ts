import type { Locale } from '#src/domain/entities/common.ts';
import { lowerFirst } from '#src/domain/text/lowerFirst.ts';
import { upperFirst } from '#src/domain/text/upperFirst.ts';

/**
 * Names that begin with a word that tells nothing ("Atención del asma") in an index of a language: that word with what links it to
 * what the name is about. English names begin with what they are about ("Asthma Care").
 */
const HEADS: Readonly<Record<Locale, RegExp | undefined>> = {
  en: undefined,
  es: /^((?:Atención|Centro|Clínica|Cuidados?|Programa|Servicios?) (?:de las?|de los|del?|para las?|para los?|para|con|en)) (.+)$/u,
};

/** A name as an index has it, its telling word first, as in a library: "Asma, atención del". Most names are as they are. */
export function indexEntry(name: string, locale: Locale): string {
  const [, head, subject] = HEADS[locale]?.exec(name) ?? [];
  return head && subject ? `${upperFirst(subject)}, ${lowerFirst(head)}` : name;
}
