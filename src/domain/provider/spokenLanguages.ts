import { storedOption } from './storedOption.ts';

/** Proficiencies at which somebody else speaks the language for the doctor. */
const SPOKEN_BY_OTHERS = ['interpreter-available', 'office-staff-only'] as const;

/** Whether a proficiency means that the doctor speaks the language; so does an unknown one, and none. */
export const isSpoken = (proficiency: string | undefined): boolean =>
  storedOption(SPOKEN_BY_OTHERS, proficiency) === undefined;

/** The same of an entry of `c_additionalLanguages`, as a directory or a search has it. */
export function isSpokenEntry(entry: unknown): boolean {
  const { availability } = (entry ?? {}) as { availability?: unknown };
  return typeof availability !== 'string' || isSpoken(availability);
}

/** Names of the languages a doctor speaks, each once; not those spoken by others for them. */
export const spokenLanguages = (languages: readonly { name: string; proficiency?: string }[]): string[] => [
  ...new Set(languages.filter(({ proficiency }) => isSpoken(proficiency)).map(({ name }) => name)),
];
