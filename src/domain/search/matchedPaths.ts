import { fold } from '#src/domain/text/fold.ts';
import { isRecord } from './filters.ts';

/** Deepest nesting of an entity that is looked into. */
const MAX_DEPTH = 6;

/** A text that matched. */
export interface MatchedText {
  text: string;
  /** Whether all words of it matched that say what it is. */
  isWhole: boolean;
}

/** Words that stand in names of every kind, and say of none what it is. */
const SMALL = new Set(
  `a an and at by for from in my of on or the to with your care center clinic conditions disease diseases disorder disorders doctor
  doctors health hospital problem problems program service services specialist specialists treatment
  al con de del el en la las lo los mi o para por su sus un una y atencion centro clinica cuidado cuidados doctora doctores
  enfermedad enfermedades especialista especialistas medica medico medicos problemas programa salud servicio servicios trastorno
  trastornos tratamiento`.split(/\s+/),
);

/** The words of a text with their places that say what it is about, as they are compared. */
export const tellingWords = (text: string): { word: string; offset: number; length: number }[] =>
  [...text.matchAll(/[\p{L}\p{N}\p{M}]+/gu)]
    .map(({ 0: word, index }) => ({ word: fold(word), offset: index, length: word.length }))
    .filter(({ word }) => !SMALL.has(word));

/**
 * The texts that matched, by the path of their field, from the service's highlights, which mirror the entity: leaves are
 * `{value, matchedSubstrings}`, lists stay lists. Each path and text once, such as `c_providerSpecialties.specialty.name`;
 * the texts of a field that match most come first.
 */
export function matchedTexts(highlights: unknown): Map<string, MatchedText[]> {
  const found = new Map<string, Map<string, { share: number; isWhole: boolean }>>();
  const walk = (value: unknown, path: string, depth: number) => {
    if (depth > MAX_DEPTH) return;
    if (Array.isArray(value)) {
      for (const member of value) walk(member, path, depth + 1);
    } else if (isRecord(value)) {
      const { matchedSubstrings: spans, value: text } = value;
      if (Array.isArray(spans)) {
        if (spans.length === 0 || path === '') return;
        const texts = found.get(path) ?? new Map<string, { share: number; isWhole: boolean }>();
        if (typeof text === 'string')
          texts.set(text, { share: shareOf(spans, text), isWhole: isWhole(spans, text) });
        found.set(path, texts);
        return;
      }
      for (const [name, member] of Object.entries(value))
        walk(member, path === '' ? name : `${path}.${name}`, depth + 1);
    }
  };
  walk(highlights, '', 0);
  const inOrder = (texts: Map<string, { share: number; isWhole: boolean }>) =>
    [...texts]
      .sort(([, one], [, other]) => other.share - one.share)
      .map(([text, { isWhole }]) => ({ text, isWhole }));
  return new Map([...found].map(([path, texts]) => [path, inOrder(texts)]));
}

/** Paths of the fields that matched. */
export const matchedPaths = (highlights: unknown): string[] => [...matchedTexts(highlights).keys()];

/** How much of a text matched. */
const shareOf = (spans: readonly unknown[], text: string): number =>
  spans.reduce<number>(
    (sum, span) => sum + (isRecord(span) && typeof span.length === 'number' ? span.length : 0),
    0,
  ) / Math.max(1, text.length);

/** Whether every word matched that says what a text is about; its beginning is enough of one. */
function isWhole(spans: readonly unknown[], text: string): boolean {
  const telling = tellingWords(text);
  const matches = ({ offset, length }: { offset: number; length: number }) =>
    spans.some(
      (span) =>
        isRecord(span) &&
        Number(span.offset) < offset + length &&
        Number(span.offset) + Number(span.length) > offset,
    );
  return telling.length > 0 && telling.every(matches);
}
