/** What stands above a text: words, lists of words, and lists of small records. */
export type FrontMatter = Record<string, string | string[] | Record<string, string>[]>;

const FENCE = '---';
const MEMBER = /^(\w+):(?: (.+))?$/;

/** The words of a value; quotes keep a colon in them. */
function words(value: string): string {
  const quoted = /^'(.*)'$/.exec(value);
  if (quoted) return quoted[1]!.replaceAll("''", "'");
  if (/^[[{"'&*!|>%@`#]|: | #/.test(value)) throw new Error(`put quotes around: ${value}`);
  return value;
}

/** One line below the name of a list: `  - words`, `  - name: words` or the next member of that record. */
function item(line: string, list: (string | Record<string, string>)[]): void {
  const entry = /^ {2}- (.+)$/.exec(line);
  const member = MEMBER.exec(entry?.[1] ?? /^ {4}(\w.*)$/.exec(line)?.[1] ?? '');
  const last = list.at(-1);
  if (entry && member?.[2] !== undefined) list.push({ [member[1]!]: words(member[2]) });
  else if (entry) list.push(words(entry[1]!));
  else if (member?.[2] !== undefined && typeof last === 'object') last[member[1]!] = words(member[2]);
  else throw new Error(`not understood: "${line}"`);
}

/**
 * Parts a file of text into the facts between its two lines of `---` and what is written below them. Of YAML it knows what
 * such facts need, `name: words`, lists of words and lists of records, and refuses all else, so that a slip is told and not
 * read as something other than what was meant.
 * @throws with the line that is not understood
 */
export function parseFrontMatter(content: string): { facts: FrontMatter; text: string } {
  const lines = content.split('\n');
  const end = lines.indexOf(FENCE, 1);
  if (lines[0] !== FENCE || end < 0) throw new Error('it does not begin with facts between two lines of ---');
  const facts: FrontMatter = {};
  let list: (string | Record<string, string>)[] | undefined;
  for (const line of lines.slice(1, end)) {
    if (line.startsWith(' ')) {
      if (!list) throw new Error(`of no list: "${line}"`);
      item(line, list);
      continue;
    }
    const [, name, value] = MEMBER.exec(line) ?? [];
    if (name === undefined) throw new Error(`not understood: "${line}"`);
    if (Object.hasOwn(facts, name)) throw new Error(`"${name}" is said twice`);
    list = value === undefined ? [] : undefined;
    facts[name] = value === undefined ? (list as string[]) : words(value);
  }
  return {
    facts,
    text: lines
      .slice(end + 1)
      .join('\n')
      .trim(),
  };
}
