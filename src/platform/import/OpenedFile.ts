import type { ParsedFile } from './Candidate.ts';

/** Some records of a file, and how far it is read with them. */
export interface Piece {
  parsed: ParsedFile;
  /** Rows of the file up to the end of this piece. */
  through: number;
}

/** A file of a known kind that was looked through to its end and is whole; what is in it comes piece by piece. */
export interface OpenedFile {
  file: string;
  title: string;
  /** Rows of the file; records, where it has no rows. */
  rows: number;
  /** By which the very same file is known again. */
  fingerprint: string;
  /**
   * Whether it comes in one piece. One that does is stored whole or not at all; the others are too large for that, and
   * are stored piece by piece.
   */
  isOnePiece: boolean;
  /** The records behind so many rows. Asked again it gives the same pieces. */
  pieces(after: number): AsyncIterable<Piece>;
}

/** What is taken of a file. */
export interface Taken {
  /** Name of the sender whose ids FHIR and Yext files carry. */
  source?: string | undefined;
  /** Codes of the states whose rows of a CSV file are taken; undefined for all. */
  states?: ReadonlySet<string> | undefined;
  /** Rows of a piece of a large CSV file, one of two and a half pieces or more; 2,000 unless told. */
  rowsAPiece?: number | undefined;
  /** Hears how many rows were looked through. */
  onLook?: ((file: string, rows: number) => void) | undefined;
}
