import type { Locale } from '#src/domain/entities/common.ts';
import { isOwnWord } from './isOwnWord.ts';

/** Interface strings by key; a key starts with its group ('hours.closed'). */
export type Strings = Record<string, string>;

const loaded = new Map<string, Promise<Strings>>();

async function load(locale: Locale, group: string): Promise<Strings> {
  const module = (
    locale === 'es' ? await import(`./es/${group}.ts`) : await import(`./en/${group}.ts`)
  ) as Record<string, Strings>;
  return Object.fromEntries(
    Object.entries(module[group] ?? {}).filter(([key, text]) => !isOwnWord(key, text)),
  );
}

/**
 * The strings of some groups in a language, English where the language has none (S-007, S-008). Server only:
 * the browser gets the strings its page needs with the page, without those that say only the word they stand for.
 * A group without a file is an empty one.
 */
export async function stringsFor(locale: Locale, groups: Iterable<string>): Promise<Strings> {
  const group = (language: Locale, name: string): Promise<Strings> => {
    const key = `${language}/${name}`;
    let strings = loaded.get(key);
    if (!strings) loaded.set(key, (strings = load(language, name).catch(() => ({}))));
    return strings;
  };
  const names = [...new Set(groups)].filter((name) => /^[a-z][A-Za-z]*$/.test(name)).sort();
  const parts = await Promise.all(
    names.flatMap((name) => [group('en', name), ...(locale === 'en' ? [] : [group(locale, name)])]),
  );
  return Object.assign({}, ...parts) as Strings;
}
