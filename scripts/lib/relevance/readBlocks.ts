/** A line of a block: what it speaks of and what it says, parts separated by `|` in the file. */
export interface Entry {
  key: string;
  values: string[];
}

/** A line at the margin with the indented lines below it. */
export interface Block {
  head: string;
  /** Number of the head's line in the file, from 1. */
  line: number;
  entries: Entry[];
}

/** A file of answers or queries, taken apart but not yet understood. */
export interface BlockFile {
  /** What the file says of itself, by the names asked for. */
  settings: Record<string, string>;
  blocks: Block[];
}

const PART = /\s*\|\s*/;

/**
 * Takes a file of blocks apart: a line at the margin is the head of a block, indented lines `key: a | b` are its entries,
 * lines beginning with `#` are for the reader. A line at the margin `name: text` with one of the names of `settings` speaks
 * of the whole file. Throws, naming the line, where an entry has no head or no value.
 */
export function readBlocks(text: string, settings: readonly string[] = []): BlockFile {
  const file: BlockFile = { settings: {}, blocks: [] };
  text.split(/\r?\n/).forEach((line, at) => {
    if (line.trim() === '' || line.startsWith('#')) return;
    const [, key = '', rest = ''] = /^\s*([^:]+):\s*(.*)$/.exec(line) ?? [];
    if (!/^\s/.test(line)) {
      if (settings.includes(key)) file.settings[key] = rest.trim();
      else file.blocks.push({ head: line.trim(), line: at + 1, entries: [] });
      return;
    }
    const values = rest.split(PART).map((value) => value.trim());
    const block = file.blocks.at(-1);
    if (!block || key === '' || values.includes('')) {
      throw new Error(`Line ${at + 1} is neither a head nor "key: value | value": ${line.trim()}`);
    }
    block.entries.push({ key: key.trim(), values });
  });
  return file;
}
