import { isUtf8 } from 'node:buffer';
import { createReadStream, statSync } from 'node:fs';
import { ImportProblem } from './ImportProblem.ts';

/** Bytes a file may have; past it the data belongs in several files. */
const maximumFileBytes = 256 * 1024 * 1024;

const countBreaks = (text: string) => {
  let count = 0;
  for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) count += 1;
  return count;
};

/**
 * Streams a file as text: UTF-8 with or without a byte order mark. Throws ImportProblem with the line for bytes
 * that are not UTF-8, NUL bytes, UTF-16, an empty file, a missing file and one past the size limit.
 */
export async function* readText(file: string, limit = maximumFileBytes): AsyncGenerator<string> {
  let size: number;
  try {
    const stat = statSync(file);
    if (!stat.isFile()) throw new ImportProblem(file, 'is not a file');
    size = stat.size;
  } catch (error) {
    if (error instanceof ImportProblem) throw error;
    throw new ImportProblem(file, 'cannot be read: no such file, or no permission');
  }
  if (size === 0) throw new ImportProblem(file, 'is empty');
  if (size > limit) {
    throw new ImportProblem(file, `has ${size} bytes; at most ${limit} are read. Split it into parts`);
  }
  const decoder = new TextDecoder('utf-8', { fatal: true });
  let line = 1;
  let first = true;
  let seen = 0;
  for await (const piece of createReadStream(file, { highWaterMark: 256 * 1024 })) {
    const bytes = piece as Buffer;
    seen += bytes.length;
    if (seen > limit) throw new ImportProblem(file, `grew past ${limit} bytes while it was read`);
    if (first && ((bytes[0] === 0xff && bytes[1] === 0xfe) || (bytes[0] === 0xfe && bytes[1] === 0xff))) {
      throw new ImportProblem(file, 'is in UTF-16. Save it as UTF-8 and import it again', 1);
    }
    first = false;
    const nul = bytes.indexOf(0);
    if (nul >= 0) {
      throw new ImportProblem(
        file,
        'holds a NUL byte: this is not a text file, or it is damaged',
        line + countBreaks(bytes.toString('latin1', 0, nul)),
      );
    }
    let text: string;
    try {
      text = decoder.decode(bytes, { stream: true });
    } catch {
      throw notUtf8(file, bytes, line);
    }
    line += countBreaks(text);
    if (text !== '') yield text;
  }
  try {
    decoder.decode();
  } catch {
    throw new ImportProblem(file, 'ends in the middle of a character: the file is cut off', line);
  }
}

function notUtf8(file: string, bytes: Buffer, line: number): ImportProblem {
  let from = 0;
  let at = line;
  for (;;) {
    const end = bytes.indexOf(10, from);
    if (end < 0 || !isUtf8(bytes.subarray(from, end))) break;
    from = end + 1;
    at += 1;
  }
  return new ImportProblem(
    file,
    'is not UTF-8 text (Windows-1252?). Save it as UTF-8 and import it again',
    at,
  );
}

/** The whole file as one text; for formats that cannot be read piece by piece. */
export async function readWholeText(file: string, limit?: number): Promise<string> {
  let text = '';
  for await (const piece of readText(file, limit)) text += piece;
  return text;
}
