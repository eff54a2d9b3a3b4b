import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { z } from 'zod';
import { textPath } from './readTexts.ts';
import { parseFrontMatter } from './text/frontMatter.ts';

/** Parses one language's file; throws a message with the file and each place in it that is not as it should be. */
export function parseMarkdown<T>(file: string, content: string, schema: z.ZodType<T>): T & { text: string } {
  try {
    const { facts, text } = parseFrontMatter(content);
    const result = schema.safeParse(facts);
    if (result.success) return { ...result.data, text };
    const problems = result.error.issues.map(
      ({ path, message }) => `${path.join('.') || 'whole'}: ${message}`,
    );
    throw new Error(problems.join('\n  '));
  } catch (error) {
    throw new Error(`${textPath(file)} is not as the seed reads it:\n  ${(error as Error).message}`, {
      cause: error,
    });
  }
}

/** A text in both languages: what its two files say. */
export interface MarkdownPair<En, Es> {
  slug: string;
  en: En & { text: string };
  es: Es & { text: string };
}

/**
 * The texts in a folder of `texts`, `<slug>.en.md` and `<slug>.es.md` each, by the number the English one gives.
 * @throws where a file is malformed or lacks the other language's, or a number is given twice
 */
export function readMarkdown<En extends { number: number }, Es>(
  folder: string,
  english: z.ZodType<En>,
  spanish: z.ZodType<Es>,
): MarkdownPair<En, Es>[] {
  const place = join(import.meta.dirname, 'texts', folder);
  const read = <T>(file: string, schema: z.ZodType<T>) =>
    parseMarkdown(`${folder}/${file}`, readFileSync(join(place, file), 'utf8'), schema);
  const slugs = new Set(globSync('*.md', { cwd: place }).map((file) => file.replace(/\.e[ns]\.md$/, '')));
  const texts = [...slugs]
    .map((slug) => ({ slug, en: read(`${slug}.en.md`, english), es: read(`${slug}.es.md`, spanish) }))
    .sort((one, other) => one.en.number - other.en.number);
  const twice = texts.find(({ en }, at) => en.number === texts[at + 1]?.en.number);
  if (twice) throw new Error(`${textPath(folder)}: ${twice.en.number} is the number of two texts`);
  return texts;
}
