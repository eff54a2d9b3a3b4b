import { MEDIA_CATEGORIES } from '#src/domain/enumerations.ts';

/** Media categories an editor named, comma-separated, as they are written; and what is none. */
export function mediaCategories(text: string | undefined): { known: string[]; unknown: string[] } {
  const names = (text ?? '')
    .split(',')
    .map((name) => name.trim())
    .filter(Boolean);
  const own = (name: string) =>
    MEDIA_CATEGORIES.find((category) => category.toLowerCase() === name.toLowerCase());
  return {
    known: names.flatMap((name) => own(name) ?? []),
    unknown: names.filter((name) => own(name) === undefined),
  };
}
