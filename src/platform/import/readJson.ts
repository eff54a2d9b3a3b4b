import { ImportProblem } from './ImportProblem.ts';
import type { TextFile } from './inspectText.ts';
import { readText } from './readText.ts';

/** Levels of nesting; FHIR and the registries stay under 20. */
const maximumDepth = 64;
/** Characters of one NDJSON line. */
const maximumLine = 4 * 1024 * 1024;

/** Line of the first bracket past the depth limit, or undefined. Runs before JSON.parse, which has no limit. */
function tooDeepAt(text: string): number | undefined {
  let depth = 0;
  let line = 1;
  let quoted = false;
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (code === 10) line += 1;
    if (quoted) {
      if (code === 92) at += 1;
      else if (code === 34) quoted = false;
    } else if (code === 34) quoted = true;
    else if (code === 123 || code === 91) {
      depth += 1;
      if (depth > maximumDepth) return line;
    } else if (code === 125 || code === 93) depth -= 1;
  }
  return undefined;
}

/** Parses untrusted JSON text. Throws ImportProblem with the line (counted from `firstLine`). */
export function parseJson(file: string, text: string, firstLine = 1): unknown {
  const deep = tooDeepAt(text);
  if (deep !== undefined) {
    throw new ImportProblem(file, `is nested deeper than ${maximumDepth} levels`, firstLine + deep - 1);
  }
  try {
    return JSON.parse(text) as unknown;
  } catch (error) {
    throw new ImportProblem(
      file,
      'is not valid JSON, or is cut off',
      firstLine + lineOfError(text, error) - 1,
    );
  }
}

function lineOfError(text: string, error: unknown): number {
  const message = error instanceof Error ? error.message : '';
  const at = /position (\d+)/.exec(message)?.[1];
  const before = at === undefined ? text.trimEnd() : text.slice(0, Number(at));
  return before.split('\n').length;
}

/** Streams the values of an NDJSON file, one per line that is not blank. Throws ImportProblem with the line. */
export async function* readNdjson(text: TextFile): AsyncGenerator<{ line: number; value: unknown }> {
  const { file } = text;
  let rest = '';
  let line = 0;
  const take = (written: string) => {
    line += 1;
    if (written.length > maximumLine) {
      throw new ImportProblem(file, `a line is longer than ${maximumLine} characters`, line);
    }
    const plain = written.replace(/^\ufeff/, '').trim();
    return plain === '' ? undefined : { line, value: parseJson(file, plain, line) };
  };
  for await (const piece of readText(text)) {
    const lines = (rest + piece).split('\n');
    rest = lines.pop() ?? '';
    if (rest.length > maximumLine) {
      throw new ImportProblem(file, `a line is longer than ${maximumLine} characters`, line + 1);
    }
    for (const one of lines) {
      const taken = take(one);
      if (taken) yield taken;
    }
  }
  const last = take(rest);
  if (last) yield last;
}
