import { createReadStream } from 'node:fs';
import { ImportProblem } from './ImportProblem.ts';
import type { Encoding, TextFile } from './inspectText.ts';
import { decodeWindows1252 } from './repair/windows1252.ts';

/** Makes text of bytes piece by piece; the last piece is empty. */
function decoderOf(encoding: Encoding): (bytes: Buffer, isLast: boolean) => string {
  if (encoding === 'Windows-1252') return decodeWindows1252;
  const decoder = new TextDecoder(encoding, { fatal: true });
  return (bytes, isLast) => decoder.decode(bytes, { stream: !isLast });
}

/** Streams a file as text, without its byte order mark. Throws ImportProblem where it is no longer the one inspected. */
export async function* readText({ file, bytes: size, encoding }: TextFile): AsyncGenerator<string> {
  const decode = decoderOf(encoding);
  let seen = 0;
  const textOf = (bytes: Buffer, isLast: boolean): string => {
    try {
      return decode(bytes, isLast);
    } catch {
      throw new ImportProblem(file, 'holds bytes that are no text, or was changed while it was read');
    }
  };
  for await (const piece of createReadStream(file, { highWaterMark: 256 * 1024 })) {
    const bytes = piece as Buffer;
    seen += bytes.length;
    const text = textOf(bytes, false);
    if (text !== '') yield text;
  }
  textOf(Buffer.alloc(0), true);
  if (seen !== size) throw new ImportProblem(file, 'was changed while it was read');
}

/** The whole file as one text, of at most so many bytes; for formats that cannot be read piece by piece. */
export async function readWholeText(text: TextFile, limit: number): Promise<string> {
  if (text.bytes > limit)
    throw new ImportProblem(
      text.file,
      `has ${text.bytes} bytes; at most ${limit} are read. Split it into parts`,
    );
  let whole = '';
  for await (const piece of readText(text)) whole += piece;
  return whole;
}
