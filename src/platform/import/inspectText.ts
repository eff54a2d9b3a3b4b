import { isAscii } from 'node:buffer';
import { createHash } from 'node:crypto';
import { createReadStream, statSync } from 'node:fs';
import { ImportProblem } from './ImportProblem.ts';
import { isNoWindows1252 } from './repair/windows1252.ts';

export type Encoding = 'UTF-8' | 'UTF-16LE' | 'UTF-16BE' | 'Windows-1252';

/** A file that was looked through once, byte by byte. */
export interface TextFile {
  file: string;
  bytes: number;
  encoding: Encoding;
  /** SHA-256 of its bytes, by which it is known again under whatever name. */
  fingerprint: string;
}

/** Bytes a file may have; a release of the whole country's numbers has some ten thousand million. */
const maximumFileBytes = 16 * 1024 * 1024 * 1024;

/**
 * Tells in what a file is written: UTF-8, UTF-16 in either order, with or without a mark, or Windows-1252. Throws
 * ImportProblem, with the line, for NUL bytes, UTF-8 that is damaged or cut off; for an empty file and a missing one.
 */
export async function inspectText(file: string): Promise<TextFile> {
  const bytes = sizeOf(file);
  const hash = createHash('sha256');
  const utf8 = new Utf8Scan();
  let wide: Encoding | undefined;
  let nul = -1;
  let isWindows1252 = true;
  let at = 0;
  for await (const piece of createReadStream(file, { highWaterMark: 1024 * 1024 })) {
    const part = piece as Buffer;
    hash.update(part);
    if (at === 0) wide = wideEncoding(part);
    if (!wide) {
      const found = nul < 0 ? part.indexOf(0) : -1;
      if (found >= 0) nul = at + found;
      utf8.take(part, at);
      isWindows1252 &&= utf8.bad === 0 || !part.some(isNoWindows1252);
    }
    at += part.length;
  }
  const fingerprint = hash.digest('hex');
  if (wide) {
    if (at % 2 === 1) throw new ImportProblem(file, 'ends in the middle of a character: the file is cut off');
    return { file, bytes, encoding: wide, fingerprint };
  }
  if (nul >= 0) {
    const reason = 'holds a NUL byte: this is not a text file, or it is damaged';
    throw new ImportProblem(file, reason, await lineOf(file, nul));
  }
  if (utf8.bad === 0 && utf8.isOpen) {
    const reason = 'ends in the middle of a character: the file is cut off';
    throw new ImportProblem(file, reason, await lineOf(file, at));
  }
  if (utf8.bad === 0) return { file, bytes, encoding: 'UTF-8', fingerprint };
  // Letters of the one hardly ever read as letters of the other by chance: where many do, the file is UTF-8 and damaged.
  if (isWindows1252 && utf8.bad > utf8.good) return { file, bytes, encoding: 'Windows-1252', fingerprint };
  const reason = 'holds bytes that are no text in UTF-8 and none in Windows-1252: the file is damaged';
  throw new ImportProblem(file, reason, await lineOf(file, utf8.firstBad));
}

function sizeOf(file: string): number {
  let stat;
  try {
    stat = statSync(file);
  } catch {
    throw new ImportProblem(file, 'cannot be read: no such file, or no permission');
  }
  if (!stat.isFile()) throw new ImportProblem(file, 'is not a file');
  const { size } = stat;
  if (size === 0) throw new ImportProblem(file, 'is empty');
  if (size > maximumFileBytes)
    throw new ImportProblem(
      file,
      `has ${size} bytes; at most ${maximumFileBytes} are read. Split it into parts`,
    );
  return size;
}

/** UTF-16 by its mark, else by the zeros that every other byte of Latin letters is. */
function wideEncoding(start: Buffer): Encoding | undefined {
  if (start[0] === 0xff && start[1] === 0xfe) return 'UTF-16LE';
  if (start[0] === 0xfe && start[1] === 0xff) return 'UTF-16BE';
  const looked = start.subarray(0, 512);
  const zeros = [0, 1].map((odd) => looked.filter((byte, index) => index % 2 === odd && byte === 0).length);
  const [even = 0, odd = 0] = zeros;
  const most = looked.length * 0.4;
  if (odd > most && even === 0) return 'UTF-16LE';
  return even > most && odd === 0 ? 'UTF-16BE' : undefined;
}

/** Counts what of a stream of bytes is a letter in UTF-8 beyond ASCII, and what cannot be one. */
class Utf8Scan {
  good = 0;
  bad = 0;
  /** Where the first byte stands that cannot be. */
  firstBad = -1;
  #missing = 0;

  /** True in the middle of a letter. */
  get isOpen(): boolean {
    return this.#missing > 0;
  }

  take(bytes: Buffer, from: number): void {
    if (this.#missing === 0 && isAscii(bytes)) return;
    for (let index = 0; index < bytes.length; index += 1) {
      const byte = bytes[index]!;
      const continues = (byte & 0xc0) === 0x80;
      if (this.#missing > 0 && continues) {
        this.#missing -= 1;
        if (this.#missing === 0) this.good += 1;
        continue;
      }
      if (this.#missing > 0) this.#refuse(from + index - 1);
      this.#missing = 0;
      if (byte < 0x80) continue;
      if (byte >= 0xc2 && byte <= 0xdf) this.#missing = 1;
      else if (byte >= 0xe0 && byte <= 0xef) this.#missing = 2;
      else if (byte >= 0xf0 && byte <= 0xf4) this.#missing = 3;
      else this.#refuse(from + index);
    }
  }

  #refuse(at: number): void {
    this.bad += 1;
    if (this.firstBad < 0) this.firstBad = at;
  }
}

/** The line, from 1, on which a byte stands. */
async function lineOf(file: string, offset: number): Promise<number> {
  let line = 1;
  if (offset === 0) return line;
  for await (const piece of createReadStream(file, { end: offset - 1 })) {
    const bytes = piece as Buffer;
    for (let at = bytes.indexOf(10); at >= 0; at = bytes.indexOf(10, at + 1)) line += 1;
  }
  return line;
}
