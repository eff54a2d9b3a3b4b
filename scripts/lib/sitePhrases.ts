import { globSync } from 'node:fs';
import { basename, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { isOwnWord } from '#src/i18n/isOwnWord.ts';

const folder = join(import.meta.dirname, '..', '..', 'src', 'i18n');

/** Every phrase built into the site, by key and language; not those that say only the word they stand for. */
export async function sitePhrases(): Promise<Record<string, Record<string, string>>> {
  const phrases: Record<string, Record<string, string>> = {};
  for (const locale of ['en', 'es']) {
    for (const file of globSync(`${locale}/*.ts`, { cwd: folder }).sort()) {
      const module = (await import(pathToFileURL(join(folder, file)).href)) as Record<
        string,
        Record<string, string>
      >;
      for (const [key, text] of Object.entries(module[basename(file, '.ts')] ?? {}))
        if (!isOwnWord(key, text)) (phrases[key] ??= {})[locale] = text;
    }
  }
  return phrases;
}
