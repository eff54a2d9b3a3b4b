import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import type { Bilingual, Pair } from './bilingual.ts';

const folder = join(import.meta.dirname, 'texts');

/** The path of a demo text from the repository's root, for messages. */
export const textPath = (file: string): string => `src/platform/seed/texts/${file}`;

/** A text in both languages: `{ "en": …, "es": … }`. */
export const bilingual: z.ZodType<Bilingual> = z.strictObject({ en: z.string(), es: z.string() });

/** The same, as the phrases are that `say` picks from. */
export const pair = z
  .strictObject({ en: z.string(), es: z.string() })
  .transform(({ en, es }): Pair => [en, es]);
export const pairs = z.array(pair).min(1);

/** Parses what a file holds; throws a message with the file and each place in it that is not as it should be. */
export function parseTexts<T>(file: string, content: string, schema: z.ZodType<T>): T {
  let value: unknown;
  try {
    value = JSON.parse(content);
  } catch (error) {
    throw new Error(`${textPath(file)} is not JSON: ${(error as Error).message}`, { cause: error });
  }
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  const problems = result.error.issues.map(
    ({ path, message }) => `  ${path.join('.') || 'whole'}: ${message}`,
  );
  throw new Error(`${textPath(file)} is not as the seed reads it:\n${problems.join('\n')}`);
}

/**
 * Reads a file of demo texts, by its path below `texts`, as `schema` says.
 * @throws with the file's path where it is missing, is no JSON, or lacks, misspells or adds something.
 */
export function readTexts<T>(file: string, schema: z.ZodType<T>): T {
  return parseTexts(file, readFileSync(join(folder, file), 'utf8'), schema);
}
